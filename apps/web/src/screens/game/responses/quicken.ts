// The next pace of the computer; after the fastest comes the slowest again.

import { changeSettings, PACES, useSettings } from '../../../state/settings.ts';

export const quicken = (): void => {
  const { pace } = useSettings.getState();
  changeSettings({ pace: PACES[(PACES.indexOf(pace) + 1) % PACES.length] });
};
