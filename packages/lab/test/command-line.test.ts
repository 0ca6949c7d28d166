// What the lab says when it is called wrongly: one sentence, what was expected, exit code 1.

import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lab } from '../src/lab.ts';
import { testFolder } from './support/folder.ts';

const directory = testFolder();
const file = (name: string, text: string): string => {
  writeFileSync(join(directory, name), text);
  return join(directory, name);
};

const wrong: [words: string[], sentence: RegExp][] = [
  [['dance'], /there is no command "dance"; commands are bench, sim, /],
  [['help', 'dance'], /there is no command "dance"/],
  [['sim', 'barbarian', 'paladin', '--gmaes', '3'], /"sim" has no option "--gmaes"; it has --games, /],
  [['sim', 'barbarian', 'paladin', '--games'], /--games needs a value: --games N/],
  [
    ['sim', 'barbarian', 'paladin', '--games', '1.5'],
    /--games must be a whole number of at least 1, not "1.5"/,
  ],
  [['sim', 'barbarian', 'paladin', '--games', ''], /--games must be a whole number/],
  [['sim', 'barbarian', 'paladin', '--json=yes'], /--json takes no value/],
  [['sim', 'barbarian', 'paladin', '--health', '30'], /--health must be 50, 35, 25, not "30"/],
  [
    ['sim', 'barbarian', 'paladin', 'monk', '--mode', 'koth', '--health', '25'],
    /--health is for duels, not for koth/,
  ],
  [
    ['sim', 'barbarian', 'paladin', '--policy', 'clever'],
    /--policy must be random, squire, knight, champion, king or a program as in "cmd:python3 bot.py", not "clever"/,
  ],
  [['sim', 'barbarian', 'paladin', '--policy-b', 'cmd:'], /--policy-b must be random, .* or a program/],
  [
    ['sim', 'barbarian', 'paladin', '--policy-c', 'king'],
    /--policy-c is for a side C, but there are only 2 sides/,
  ],
  [['ladder', '--policies', 'knight'], /--policies must name at least two different players/],
  [['ladder', '--policies', 'knight,pawn'], /--policies must be random, .* not "pawn"/],
  [
    ['ladder', '--pairs', 'knight:knight'],
    /--pairs must be adjacent, all, or pairs of random, .* not "knight:knight"/,
  ],
  [['matrix', '--heroes', 'thor'], /a matrix needs at least two different heroes/],
  [['matrix', '--policy', 'pawn'], /--policy must be random, .* not "pawn"/],
  [
    ['matrix', '--out', join(directory, 'no/such/place.html')],
    /place.results.jsonl" cannot be written: there is no such directory/,
  ],
  [['odds'], /"odds" needs more words: lab odds HERO/],
  [['odds', 'monk', 'ninja'], /"odds" does not take "ninja": lab odds HERO/],
  [
    ['card', 'barbarian', 'smack', 'extra', 'words'],
    /"card" does not take "extra words": lab card HERO \[ABILITY \| CARD \| TOKEN\]/,
  ],
  [['rules', 'R1.1'], /"rules" does not take "R1.1": lab rules/],
  [['heroes', 'monk'], /"heroes" does not take "monk": lab heroes/],
  [['bench', 'fast'], /"bench" does not take "fast": lab bench /],
  [['fuzz', '100'], /"fuzz" does not take "100": lab fuzz /],
  [['ladder', 'knight'], /"ladder" does not take "knight": lab ladder /],
  [['matrix', 'monk'], /"matrix" does not take "monk": lab matrix /],
  [['help', 'sim', 'odds'], /"help" does not take "odds": lab help \[COMMAND\]/],
  [['play', 'monk', 'ninja', 'thor'], /"play" does not take "thor": lab play /],
  [['replay', 'a.txt', 'b.txt'], /"replay" does not take "b.txt": lab replay /],
  [['advise', 'monk', 'ninja', '--dice', '1,1,1,1,1'], /"advise" does not take "ninja": lab advise /],
  [['odds', 'gandalf'], /there is no hero "gandalf"; heroes are /],
  [['advise', 'barbarian'], /--dice must be five values from 1 to 6, as in --dice 1,1,4,6,6, not ""/],
  [['advise', 'barbarian', '--dice', '1,2,3,4,7'], /--dice must be five values from 1 to 6/],
  [
    ['advise', 'barbarian', '--dice', '1,2,3,4,5', '--rolls', '-1'],
    /--rolls must be a whole number of at least 0/,
  ],
  [
    ['advise', 'barbarian', '--dice', '1,2,3,4,5', '--tokens', 'stun'],
    /--tokens must name tokens and numbers/,
  ],
  [
    ['advise', 'barbarian', '--dice', '1,2,3,4,5', '--tokens', 'mana=1'],
    /no hero of this game has a token "mana"/,
  ],
  [
    ['advise', 'barbarian', '--dice', '1,2,3,4,5', '--upgrades', 'holy-attack-ii'],
    /barbarian has no card "holy-attack-ii"/,
  ],
  [['sim', 'barbarian', 'paladin', '--mode', '5v5'], /--mode must be duel, 2v2, 3v3, 2v2v2, koth, not "5v5"/],
  [['sim', 'barbarian'], /duel is played by 2 sides, not 1/],
  [['sim', 'barbarian', 'gandalf'], /there is no hero "gandalf"; heroes are .*barbarian, /],
  [['sim', 'barbarian', 'paladin', '--mode', '2v2'], /a side of 2v2 has 2 heroes, not 1: "barbarian"/],
  [['bench', '--heroes', 'barbarian'], /at least two different heroes/],
  [['bench', '--seconds', 'long'], /--seconds must be a number of at least 0.1, not "long"/],
  [['fuzz', '--games', '0'], /--games must be a whole number of at least 1/],
  [['scenario'], /scenario needs at least one file/],
  [['scenario', 'no-such.yaml'], /there is no file "no-such.yaml"/],
  [['scenario', mkdtempSync(join(directory, 'empty-'))], /there is no scenario \(.yaml\) in/],
  [['scenario', file('torn.yaml', 'seats: [')], /torn.yaml: line 1: /],
  [
    ['scenario', file('odd.yaml', 'seats:\n  - { hero: barbarian, mana: 3 }\n')],
    /odd.yaml: line 2: a seat has no "mana"/,
  ],
  [
    ['scenario', file('poor.yaml', 'seats:\n  - { hero: barbarian }\n  - { hero: paladin, cp: 99 }\n')],
    /poor.yaml: line 3: seat 2: cp must be a whole number from 0 to 15, not 99/,
  ],
  [['replay'], /"replay" needs more words: lab replay FILE/],
  [['scenario', '--lang', 'xx', '--events', 'a.yaml'], /--lang must be en, pl, .*, not "xx"/],
  [['replay', directory], /is a directory, not a file/],
  [['review', 'nowhere.txt'], /there is no file "nowhere.txt"/],
  [['verify'], /"verify" needs more words: lab verify FILE/],
  [['verify', 'nowhere.txt'], /there is no file "nowhere.txt"/],
  [
    ['replay', join(file('flat.txt', ''), 'x')],
    /flat.txt\/x" cannot be read: a part of its path is no directory/,
  ],
  [['replay', 'x'.repeat(300)], /x" cannot be read: the name is too long/],
  [['replay', file('none.txt', '')], /none.txt: line 1: a record begins with "mad-king 1"/],
  [
    ['replay', file('bad.txt', 'mad-king 1\nmode duel\nseed 1\nseat barbarian\nseat paladin\n\ndance\n')],
    /bad.txt: line 7: choice 1: "dance" is no choice/,
  ],
  [
    ['replay', file('conceded.txt', 'mad-king 1\nmode duel\nseed 1\nseat monk\nseat ninja\n\nconcede 9\n')],
    /conceded.txt: line 7: choice 1: there is no seat 9; seats count from 1 to 2/,
  ],
  [
    ['replay', file('none-of-it.txt', 'mad-king 1\nmode duel\nseed 1\nseat monk\nseat ninja\n\n. x0\n')],
    /none-of-it.txt: line 7: a choice is repeated x1 to x9999, not x0/,
  ],
  [
    ['replay', file('hero.txt', 'mad-king 1\nmode duel\nseed 1\nseat barbarian\nseat gandalf\n')],
    /hero.txt: line 5: there is no hero "gandalf"/,
  ],
];

test.each(wrong)('lab %j', async (words, sentence) => {
  const { stderr, code } = await lab(words);
  expect(stderr).toMatch(sentence);
  expect(stderr.trimEnd()).not.toContain('\n');
  expect(code).toBe(1);
});

test('help lists the commands and explains each', async () => {
  const { stdout, code } = await lab([]);
  expect(code).toBe(0);
  for (const command of [
    'bench',
    'sim',
    'odds',
    'advise',
    'ladder',
    'fuzz',
    'scenario',
    'replay',
    'review',
    'verify',
    'heroes',
    'rules',
  ]) {
    expect(stdout).toContain(`\n  ${command} `);
    const help = await lab(['help', command]);
    expect(help.stdout).toContain(`lab -- ${command}`);
    expect(help.stdout).toContain('--json');
    expect(await lab([command, '--help'])).toEqual(help);
  }
});
