// Where one opens a game: a record that is chosen, pasted or dropped anywhere, or a link to a game.

import { type FormEvent, useEffect } from 'react';
import { Icon } from '../../components/icon.tsx';
import { Page } from '../../components/page.tsx';
import { useAfterWords } from '../../language/after.ts';
import { useTexts } from '../../language/texts.ts';
import { addressOf } from '../../router.ts';
import { forgetTrouble, openFile, openText, type Trouble, useTrouble } from './open-record.ts';
import { sayReason } from './reason.ts';
import './door.css';

export const Door = () => {
  const t = useTexts();
  const { door: w } = useAfterWords();
  const trouble = useTrouble((s) => s.trouble);
  useEffect(() => forgetTrouble, []);
  const choose = (file: File | undefined): void => {
    if (file !== undefined) void openFile(file);
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('link') ?? '');
    if (text.trim() !== '') void openText(text);
  };
  return (
    <Page title={w.title} className="plain">
      <h1 className="arms-name">{w.title}</h1>
      <div className="door__place">
        <p>{w.text}</p>
        <label className="btn btn--gold door__file">
          <Icon name="watch" />
          {w.file}
          <input type="file" accept=".txt,text/plain" onChange={(e) => choose(e.target.files?.[0])} />
        </label>
        <form className="door__link" onSubmit={submit}>
          <input name="link" type="text" aria-label={w.paste} placeholder={w.paste} autoComplete="off" />
          <button type="submit" className="btn btn--line">
            {w.open}
          </button>
        </form>
      </div>
      {trouble !== null && <Told trouble={trouble} />}
      <a className="btn btn--ghost" href={addressOf({ screen: 'home' })}>
        {t.nav.home}
      </a>
    </Page>
  );
};

const Told = ({ trouble: { fault, reason } }: { trouble: Trouble }) => {
  const { faults: w } = useAfterWords();
  return (
    <p role="alert" className="door__trouble">
      <b>{w[fault]}.</b> {reason === null ? w.tooLongText : sayReason(w, reason)}
    </p>
  );
};
