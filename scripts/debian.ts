// What tests need of the system: Debian and Ubuntu bring it, where we may ask them to. Nothing is downloaded by us; what is missing
// elsewhere is said by the tests that need it.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';

/** Packages, and how one knows that they are there. */
const NEEDED: Record<string, () => boolean> = {
  chromium: () =>
    isSet('CHROMIUM') ||
    ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].some(isOnPath),
  postgresql: () => isSet('PG_BIN') || existsSync('/usr/lib/postgresql'),
  'redis-server': () => isSet('REDIS_BIN') || isOnPath('redis-server'),
};

const isSet = (name: string): boolean => (process.env[name] ?? '') !== '';

const isOnPath = (program: string): boolean =>
  spawnSync('which', [program], { stdio: 'ignore' }).status === 0;

const apt = (...args: string[]): boolean =>
  spawnSync('apt-get', args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  }).status === 0;

export const installMissing = (): void => {
  const missing = Object.keys(NEEDED).filter((name) => !NEEDED[name]());
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.error(`Missing for the tests: running apt-get install ${missing.join(' ')}.`);
  const install = (): boolean => apt('install', '-y', '-qq', '--no-install-recommends', ...missing);
  if (!install() && apt('update', '-qq')) install();
};
