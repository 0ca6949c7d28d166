// The words of the first screen are on their way before the rest of the script has been evaluated.

import { useSettings } from '../state/settings.ts';
import { texts } from './texts.ts';

export const firstWords = texts.load(useSettings.getState().language);
