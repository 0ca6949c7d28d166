// Entry of `npm start`, `npm test`, `npm run lab`, `rules:keep`, `load`, `build`, `pack` and `docs`: installs what is missing, then runs
// the command on the project's own Node. It must run before anything is installed, hence plain JavaScript that an older Node understands.
// It writes to stderr only: stdout belongs to the command.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const commands = {
  start: 'apps/web/start.ts',
  test: 'scripts/test.ts',
  lab: 'packages/lab/src/main.ts',
  'rules:keep': 'packages/rules/src/main.ts',
  load: 'apps/server/load/main.ts',
  build: 'scripts/packages/build.ts',
  pack: 'scripts/packages/pack.ts',
  docs: 'scripts/packages/reference.ts',
};

// A server keeps thousands of small things for a while: V8 would let the space for new ones grow to 100 MB and more.
const flags = { start: ['--max-semi-space-size=16'] };

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const ownNode =
  process.platform === 'win32' ? join(root, 'node_modules/node/bin/node.exe') : join(bin, 'node');
const installed = join(root, 'node_modules/.package-lock.json');

const [name, ...args] = process.argv.slice(2);
if (!Object.hasOwn(commands, name)) {
  stop(`Unknown command "${name ?? ''}": expected one of ${Object.keys(commands).join(', ')}.`);
}
if (isStale()) install();
run(join(root, commands[name]), args);

function isStale() {
  if (!existsSync(installed) || !existsSync(ownNode)) return true;
  const time = statSync(installed).mtimeMs;
  return manifests().some((file) => statSync(file).mtimeMs > time);
}

function manifests() {
  const packages = ['packages', 'apps'].flatMap((folder) =>
    existsSync(join(root, folder)) ? readdirSync(join(root, folder)).map((entry) => join(folder, entry)) : [],
  );
  return ['package-lock.json', 'package.json', ...packages.map((folder) => join(folder, 'package.json'))]
    .map((file) => join(root, file))
    .filter((file) => existsSync(file));
}

// `npm install`, not `npm ci`: it respects the lock file, and also completes it with the binary packages of
// platforms that the lock file does not list.
function install() {
  say(
    existsSync(installed) ? 'Dependencies are out of date: running npm install.' : 'First run: npm install.',
  );
  const began = Date.now();
  const npm = process.env.npm_execpath;
  const options = ['install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  // npm runs on the Node that started it, not on the one it may be about to replace. Its stdout becomes stderr.
  const stdio = ['ignore', 2, 2];
  const done = npm?.endsWith('js')
    ? spawnSync(process.env.npm_node_execpath ?? process.execPath, [npm, ...options], { cwd: root, stdio })
    : spawnSync('npm', options, { cwd: root, stdio, shell: process.platform === 'win32' });
  if (done.error) stop(`npm could not be started: ${done.error.message}.`);
  if (done.status !== 0) stop(`npm install failed (exit code ${done.status}): see its messages above.`);
  if (!existsSync(installed) || !existsSync(ownNode)) stop(`npm install ended without ${ownNode}.`);
  const now = new Date();
  utimesSync(installed, now, now); // npm may have written the lock file last
  say(`Installed in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
}

function run(file, args) {
  // What was compiled once is not compiled again: a server is back in half the time.
  const NODE_COMPILE_CACHE = join(root, 'node_modules/.cache/compiled');
  const env = { NODE_COMPILE_CACHE, ...process.env, PATH: [bin, process.env.PATH].join(delimiter) };
  const child = spawn(ownNode, [...(flags[name] ?? []), file, ...args], { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // Ctrl-C in a terminal reaches the child by itself; a second copy would look like a second Ctrl-C.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  // npm starts scripts through a shell, and a shell that is told to end does not tell its children: when it is
  // gone, end the command rather than leave it running alone.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event === name) {
    setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 200).unref();
  }
  child.on('error', (error) => stop(`${ownNode} could not be started: ${error.message}.`));
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code);
    process.removeAllListeners(signal); // end as the child ended
    process.kill(process.pid, signal);
  });
}

function say(message) {
  process.stderr.write(`${message}\n`);
}

function stop(message) {
  say(message);
  process.exit(1);
}
