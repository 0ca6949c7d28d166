// What tests of other packages use of the lab.

export { Fault, playChecked } from './checked-game.ts';
export { coverage, scenarioFiles } from './coverage.ts';
export * from './invariants.ts';
export { problemsOf } from './lessons/check.ts';
export { lessonFiles, loadLesson } from './lessons/files.ts';
export { SIDES } from './line-up.ts';
export { type Dice, diceOf, randomChoice } from './random-play.ts';
export { randomSetup } from './random-setup.ts';
export { readScenario } from './scenario/read.ts';
export { runScenario } from './scenario/run.ts';
export { missingOf } from './sheets/compare.ts';
export { misreadOf } from './sheets/reads.ts';
export { readSheet, sheetIds } from './sheets/sheet.ts';
