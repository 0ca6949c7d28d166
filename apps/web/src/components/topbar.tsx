// Top of every screen: the way back, where one is, language, sound, settings.

import { memo, type ReactNode } from 'react';
import { switchLanguage, useLanguage, useTexts } from '../language/texts.ts';
import { addressOf, type Route } from '../router.ts';
import { openOverlay } from '../state/overlay.ts';
import { changeSettings, LANGUAGE_IDS, LANGUAGE_NAMES, useSettings } from '../state/settings.ts';
import { Choice } from './choice.tsx';
import { Icon } from './icon.tsx';

const LANGUAGES = LANGUAGE_IDS.map((id) => ({
  value: id,
  content: id.slice(0, 2).toUpperCase(),
  label: LANGUAGE_NAMES[id],
  lang: id,
}));

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
