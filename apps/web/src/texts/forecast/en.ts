// What an attack would come to, in English.

export const forecast = {
  expected: 'expected',
  about: (from: number, to: number) => `≈ ${from} → ${to} damage`,
  noDefence: 'No defence roll.',
  afterDefence: (n: string) => `${n} expected after the defence`,
  range: (least: number, most: number, mean: string) => `${least} to ${most}, ${mean} on average`,
  prevents: (n: string, of: string) => `prevents ${n} of ${of}`,
  preventsOnAverage: (n: string, of: string) => `prevents ${n} of ${of} on average`,
  mayPreventAll: (chance: string) => `${chance} chance to prevent all`,
  adds: (n: string) => `${n} more damage`,
  addsOnAverage: (n: string) => `${n} more damage on average`,
  back: (n: string) => `${n} back at you`,
  heals: (n: string) => `heals ${n} on average`,
  lost: (n: number, token: string) => `${n} × ${token} lost: stack limit`,
  lostShort: (n: number) => `+${n} lost`,
};

export type Forecast = typeof forecast;
