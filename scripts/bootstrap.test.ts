// The bootstrap in a small copy of the repository: a lab that says how it was called, and an npm that only pretends.
import { spawn, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const HOUR = 3600;
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mad-king-'));
  put('package.json', '{ "type": "module" }');
  put('package-lock.json', '{}');
  put('packages/lab/package.json', '{ "type": "module" }');
  put('node_modules/.bin/node', process.execPath);
  put('node_modules/.package-lock.json', '{}');
  put(
    'fake-npm.js',
    `import { writeFileSync } from 'node:fs';\nwriteFileSync('npm-ran', process.argv[2]);\nconsole.log('npm speaks');`,
  );
  mkdirSync(join(root, 'scripts'));
  copyFileSync(join(import.meta.dirname, 'bootstrap.mjs'), join(root, 'scripts/bootstrap.mjs'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('arguments reach the command untouched and stdout is its own', () => {
  lab('console.log(JSON.stringify(process.argv.slice(2)))');
  const { status, stdout, stderr } = bootstrap('lab', 'sim', 'a b', '--json', '*', '');
  expect({ status, stdout, stderr }).toEqual({
    status: 0,
    stdout: '["sim","a b","--json","*",""]\n',
    stderr: '',
  });
});

test('start runs the table in the browser', () => {
  put('apps/web/start.ts', 'console.log("the table")');
  expect(bootstrap('start').stdout).toBe('the table\n');
});

test('the exit code is passed on', () => {
  lab('process.exitCode = 7');
  expect(bootstrap('lab').status).toBe(7);
});

test('the command ends by the signal sent to the bootstrap, and so does the bootstrap', async () => {
  lab('console.log("up"); setInterval(() => {}, 1000)');
  const child = spawn(process.execPath, [join(root, 'scripts/bootstrap.mjs'), 'lab'], { stdio: 'pipe' });
  child.stdout.once('data', () => child.kill('SIGTERM'));
  const signal = await new Promise((resolve) => child.on('close', (_code, signal) => resolve(signal)));
  expect(signal).toBe('SIGTERM');
});

test('the command ends when npm, or the shell between, is told to end', async () => {
  lab('console.log("up"); setInterval(() => {}, 1000)');
  const script = `'${process.execPath}' '${join(root, 'scripts/bootstrap.mjs')}' lab; true`;
  const shell = spawn('sh', ['-c', script], { env: { ...process.env, npm_lifecycle_event: 'lab' } });
  shell.stdout.once('data', () => shell.kill('SIGTERM'));
  // stdout closes only when the last process that holds it has ended
  await new Promise((resolve) => shell.on('close', resolve));
});

test('an unknown command is named, with those there are', () => {
  const { status, stderr } = bootstrap('lba');
  expect(status).toBe(1);
  expect(stderr).toBe(
    'Unknown command "lba": expected one of start, test, lab, rules:keep, load, build, pack, docs.\n',
  );
});

test('nothing is installed when node_modules is newer than every manifest', () => {
  lab('');
  bootstrap('lab');
  expect(existsSync(join(root, 'npm-ran'))).toBe(false);
});

test.each(['package.json', 'package-lock.json', 'packages/lab/package.json'])(
  'a newer %s installs once, without a word on stdout',
  (manifest) => {
    lab('console.log("{}")');
    age('node_modules/.package-lock.json', HOUR);
    for (const file of ['package.json', 'package-lock.json', 'packages/lab/package.json'])
      age(file, 2 * HOUR);
    age(manifest, 0);
    const first = bootstrap('lab');
    expect(existsSync(join(root, 'npm-ran'))).toBe(true);
    expect(first.stdout).toBe('{}\n');
    expect(first.stderr).toMatch(/out of date.*npm speaks.*Installed in/s);
    expect(bootstrap('lab').stderr).toBe('');
  },
);

test('a failing install stops before the command', () => {
  lab('console.log("ran")');
  age('node_modules/.package-lock.json', HOUR);
  put('fake-npm.js', 'process.exit(3)');
  const { status, stdout, stderr } = bootstrap('lab');
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain('npm install failed (exit code 3)');
});

function bootstrap(...args: string[]) {
  return spawnSync(process.execPath, [join(root, 'scripts/bootstrap.mjs'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: join(root, 'fake-npm.js'), npm_node_execpath: process.execPath },
  });
}

function lab(source: string) {
  put('packages/lab/src/main.ts', source);
}

function put(file: string, content: string) {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  if (file.endsWith('.bin/node')) symlinkSync(content, path);
  else writeFileSync(path, content);
}

function age(file: string, seconds: number) {
  const time = Date.now() / 1000 - seconds;
  utimesSync(join(root, file), time, time);
}
