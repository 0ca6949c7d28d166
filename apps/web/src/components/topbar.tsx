// Top of every screen: the way back, where one is, language, sound, settings.

import type { LanguageId } from '@mad-king/text';
import { memo, type ReactNode } from 'react';
import { switchLanguage, useLanguage, useTexts } from '../language/texts.ts';
import { addressOf, type Route } from '../router.ts';
import { openOverlay } from '../state/overlay.ts';
import { changeSettings, useSettings } from '../state/settings.ts';
import { Choice } from './choice.tsx';
import { Icon } from './icon.tsx';

const LANGUAGES: readonly { value: LanguageId; content: string; label: string; lang: string }[] = [
  { value: 'en', content: 'EN', label: 'English', lang: 'en' },
  { value: 'pl', content: 'PL', label: 'Polski', lang: 'pl' },
  { value: 'pt-BR', content: 'PT', label: 'Português (Brasil)', lang: 'pt-BR' },
  { value: 'cs', content: 'CS', label: 'Čeština', lang: 'cs' },
];

export const LanguageChoice = () => {
  const t = useTexts();
  return (
    <Choice
      label={t.nav.language}
      value={useLanguage()}
      options={LANGUAGES}
      onChoose={(language) => void switchLanguage(language)}
    />
  );
};

export const Tools = memo(() => {
  const t = useTexts();
  const sound = useSettings((s) => s.sound);
  return (
    <>
      <button
        type="button"
        className="iconbtn"
        aria-label={t.nav.sound}
        aria-pressed={sound}
        title={t.nav.sound}
        onClick={() => changeSettings({ sound: !sound })}
      >
        <Icon name={sound ? 'sound-on' : 'sound-off'} />
      </button>
      <button
        type="button"
        className="iconbtn"
        aria-label={t.nav.settings}
        title={t.nav.settings}
        onClick={() => openOverlay({ kind: 'settings' })}
      >
        <Icon name="settings" />
      </button>
    </>
  );
});

interface TopbarProps {
  title?: string;
  /** Left out on the first screen, which leads nowhere back. */
  back?: { to: Route; label: string };
  children?: ReactNode;
}

export const Topbar = ({ title, back, children }: TopbarProps) => (
  <header className="topbar">
    {back !== undefined && (
      <a className="back" href={addressOf(back.to)}>
        <Icon name="arrow" className="i--left" />
        {back.label}
      </a>
    )}
    {title !== undefined && <h1 className="arms-name">{title}</h1>}
    {children}
    <div className="topbar__end">
      <LanguageChoice />
      <Tools />
    </div>
  </header>
);
