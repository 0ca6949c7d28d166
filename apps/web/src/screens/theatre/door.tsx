// Where one opens a game: a record that is dropped, chosen or pasted, or a link to a game.

import { codeOf, findCode, MOST_BYTES } from '@mad-king/after/link';
import { readRecord } from '@mad-king/engine';
import { type DragEvent, type FormEvent, useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { Page } from '../../components/page.tsx';
import { useAfterWords } from '../../language/after.ts';
import { useTexts } from '../../language/texts.ts';
import { addressOf, go } from '../../router.ts';
import './door.css';

/** Goes to the game that a text holds: a link to it, or its record. Throws what is wrong with it. */
const openText = async (text: string): Promise<void> => {
  const code = findCode(text.trim()) ?? (await codeOf(readRecord(text)));
  go({ screen: 'watch', code });
};

export const Door = () => {
  const t = useTexts();
  const { door: w, faults } = useAfterWords();
  const [trouble, setTrouble] = useState<string | null>(null);
  const open = async (read: () => Promise<string>): Promise<void> => {
    try {
      await openText(await read());
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  };
  const openFile = (file: File | undefined): void => {
    if (file === undefined) return;
    if (file.size > MOST_BYTES) setTrouble(faults.tooLongText);
    else void open(() => file.text());
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    openFile(event.dataTransfer.files[0]);
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('link') ?? '');
    if (text.trim() !== '') void open(async () => text);
  };
  return (
    <Page title={w.title} className="plain">
      <h1 className="arms-name">{w.title}</h1>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way more; the button does the same */}
      <div className="door" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <p>{w.text}</p>
        <label className="btn btn--gold door__file">
          <Icon name="watch" />
          {w.file}
          <input type="file" accept=".txt,text/plain" onChange={(e) => openFile(e.target.files?.[0])} />
        </label>
        <form className="door__link" onSubmit={submit}>
          <input name="link" type="text" aria-label={w.paste} placeholder={w.paste} autoComplete="off" />
          <button type="submit" className="btn btn--line">
            {w.open}
          </button>
        </form>
      </div>
      {trouble !== null && (
        <p role="alert" className="door__trouble">
          <b>{faults.unreadable}.</b> {faults.unreadableText} <span lang="en">{trouble}</span>
        </p>
      )}
      <a className="btn btn--ghost" href={addressOf({ screen: 'home' })}>
        {t.nav.home}
      </a>
    </Page>
  );
};
