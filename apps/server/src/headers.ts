// What browsers are told about every answer, and who may ask.

import type { IncomingMessage } from 'node:http';

/** Links are keys: no other site learns of them. Nothing foreign runs in the page. */
const HEADERS: Record<string, string> = {
  'Content-Security-Policy': [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
};

/** Pages of other sites have no hold on ours. On plain http browsers pass over this one, and complain. */
const HTTPS_HEADERS = { ...HEADERS, 'Cross-Origin-Opener-Policy': 'same-origin' };

export const headersFor = (isHttps: boolean): Record<string, string> => (isHttps ? HTTPS_HEADERS : HEADERS);

const hostOf = (address: string): string | null => {
  try {
    return new URL(address).host;
  } catch {
    return null;
  }
};

/** Browsers name the site that asks; programs need not. */
export const isOwnOrigin = ({ headers }: IncomingMessage, publicUrl: string | undefined): boolean => {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  const from = hostOf(origin);
  return from !== null && (from === host || (publicUrl !== undefined && from === hostOf(publicUrl)));
};

/** The address somebody comes from; `isTrusted`: a proxy in front of us says it. */
export const addressOf = ({ headers, socket }: IncomingMessage, isTrusted: boolean): string => {
  const forwarded = isTrusted
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : '';
  return forwarded || (socket.remoteAddress ?? '');
};

export const isSecure = (
  { headers }: IncomingMessage,
  isTrusted: boolean,
  publicUrl: string | undefined,
): boolean =>
  (isTrusted && headers['x-forwarded-proto'] === 'https') || (publicUrl?.startsWith('https:') ?? false);

export const isLoopback = (address: string): boolean => /^(::1|127\.|::ffff:127\.)/.test(address);
