import { expect, test } from 'vitest';
import { invitationTo } from './invitation.ts';

test('who comes for the first time learns first, or plays a squire with the coach on', () => {
  expect(invitationTo(0, undefined)).toEqual({
    learnsFirst: true,
    hasBegun: false,
    hasCoach: true,
    level: 'squire',
  });
  expect(invitationTo(0, { step: 4, done: null })).toMatchObject({ learnsFirst: true, hasBegun: true });
});

test('after the lesson or the first win playing comes first', () => {
  expect(invitationTo(0, { step: 0, done: 9 })).toMatchObject({ learnsFirst: false, hasCoach: true });
  expect(invitationTo(1, undefined)).toMatchObject({ learnsFirst: false, hasCoach: false, level: 'squire' });
});

test('after three wins a knight is suggested', () => {
  expect(invitationTo(2, undefined).level).toBe('squire');
  expect(invitationTo(3, undefined).level).toBe('knight');
});
