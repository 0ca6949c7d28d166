// The system's Chromium; nothing is downloaded by us.

import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

export const FLAGS = [
  '--no-sandbox',
  '--no-first-run',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A house without https: what browsers give to localhost alone is missing there.
  '--host-resolver-rules=MAP house.test 127.0.0.1',
];

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find(isProgram);

export const findChromium = (): string => {
  const wanted = process.env.CHROMIUM;
  if (wanted !== undefined && wanted !== '') {
    if (isProgram(wanted)) return wanted;
    throw new Error(`CHROMIUM is "${wanted}", which is no program that can be run.`);
  }
  const found = onPath();
  if (found !== undefined) return found;
  throw new Error(
    'The browser tests need Chromium: install it (Debian and Ubuntu: "apt-get install chromium"), or name it with CHROMIUM=/path/to/chromium.',
  );
};
