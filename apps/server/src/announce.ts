// Where the server can be reached: here, and from other devices in the same house, with a code to point a phone at.

import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

/** The first address that others in the same network can use. */
const houseAddress = (): string | null => {
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? null;
};

const EVERYWHERE: readonly string[] = ['::', '0.0.0.0'];
const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host.startsWith('127.');

/** The name under which others find a server that listens at this address; null if they cannot. */
const nameForOthers = (host: string, house: () => string | null): string | null => {
  if (isLoopback(host)) return null;
  return EVERYWHERE.includes(host) ? house() : host;
};

const addressOf = (name: string, port: number): string =>
  `http://${isIPv6(name) ? `[${name}]` : name}:${port}/`;

interface Listening {
  host: string;
  port: number;
  publicUrl?: string | undefined;
}

export const announce = (
  { host, port, publicUrl }: Listening,
  house = houseAddress,
): { here: string; others: string | null } => {
  const name = nameForOthers(host, house);
  const address = publicUrl ?? (name === null ? null : addressOf(name, port));
  const others =
    address === null ? null : `For others in the same house: ${address}\n${renderUnicodeCompact(address)}`;
  const isHere = isLoopback(host) || EVERYWHERE.includes(host);
  return { here: addressOf(isHere ? 'localhost' : host, port), others };
};
