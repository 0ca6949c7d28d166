// How long duels are: the option that several commands share (R2.3).

import { OPTIONS, type Options } from '@mad-king/engine';
import type { Arguments, Option } from './command.ts';

const [usual] = OPTIONS.health;

export const HEALTH: Option = {
  value: 'N',
  help: `health at the start of a duel: ${OPTIONS.health.join(', ')} (${usual})`,
};

export const readHealth = (args: Arguments): Partial<Pick<Options, 'health'>> => {
  if (!args.has('health')) return {};
  const given = args.oneOf('health', OPTIONS.health.map(String), String(usual));
  return { health: OPTIONS.health.find((health) => String(health) === given) ?? usual };
};
