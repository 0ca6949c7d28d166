// Tokens that have a say in an attack, each with what it would do; every one explains itself.

import { plain } from '@mad-king/text';
import { Seal } from '../../../components/seal.tsx';
import { useSpeaker } from '../../../language/speaker.ts';
import { useLanguage, useTexts } from '../../../language/texts.ts';
import { figure } from '../../../texts/format.ts';
import type { Answer, Blow } from '../../../worker/forecast.ts';
import { Explain } from '../help/index.ts';
import { changeBetween, isSlight } from './change.ts';
import { useChangeWords } from './words.ts';

/** A token that may answer, and what it would do. */
export const AnswerChip = ({ answer, blow }: { answer: Answer; blow: Blow }) => {
  const t = useTexts();
  const say = useChangeWords();
  const language = useLanguage();
  const change = changeBetween(blow.taken, answer.taken);
  const back = isSlight(answer.back)
    ? null
    : t.forecast.back(figure(language, answer.back, { signed: true }));
  const words = [change === null ? null : say(change).words, back].filter((said) => said !== null).join(', ');
  return words === '' ? null : <TokenChip token={answer.token} words={(name) => t.labelled(name, words)} />;
};

export const TokenChip = ({ token, words }: { token: string; words: (name: string) => string }) => {
  const speaker = useSpeaker();
  const found = speaker.voice.catalogue.token(token);
  if (found === undefined) return null;
  return (
    <li>
      <Explain about={{ kind: 'token', token }} stop className="mod mod--sub">
        <Seal token={token} kind={found.token.kind} hero={found.hero.id} />
        {words(plain(speaker.token(found.token, found.hero).name))}
      </Explain>
    </li>
  );
};
