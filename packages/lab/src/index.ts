// What tests of other packages use of the lab.

export { Fault, playChecked } from './checked-game.ts';
export { coverage, scenarioFiles } from './coverage.ts';
export * from './invariants.ts';
export { lessonFiles, loadLesson, loadWords, reasonsAgainstPlan } from './lessons/files.ts';
export { isWanted, judge, loadDice, matches, wantedMove } from './lessons/judge.ts';
export type { Lesson, LessonStep, LessonWords, Situation, Wanted } from './lessons/lesson.ts';
export { betterThan } from './lessons/plan.ts';
export { SIDES } from './line-up.ts';
export { type Dice, diceOf, randomChoice } from './random-play.ts';
export { randomSetup } from './random-setup.ts';
export { readScenario } from './scenario/read.ts';
export { runScenario } from './scenario/run.ts';
export { missingOf } from './sheets/compare.ts';
export { misreadOf } from './sheets/reads.ts';
export { readSheet, sheetIds } from './sheets/sheet.ts';
