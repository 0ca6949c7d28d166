// The tokens on a board as seals. One that can be chosen or spent now is a button in gold; every one explains itself.

import { plain } from '@mad-king/text';
import { useState } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { Seal } from '../../../components/seal.tsx';
import { useSpeaker } from '../../../language/speaker.ts';
import { useTexts } from '../../../language/texts.ts';
import { Explain } from '../help/index.ts';
import { sealKey } from '../offers.ts';
import { OpenedChoice } from '../opened.tsx';
import { useSitting } from '../sitting.tsx';
import { signOf, take } from '../take.ts';
import { limitOf } from './limits.ts';

interface SealsProps {
  seat: number;
  className: string;
  /** Show how many more there may be. */
  withLimits?: boolean;
}

/** So many places can be drawn one by one. */
const MOST_PLACES = 6;

export const Seals = ({ seat, className, withLimits = false }: SealsProps) => {
  const t = useTexts();
  const { table } = useSitting();
  const { catalogue } = useSpeaker().voice;
  const of = table.view.seats[seat];
  const shown = Object.entries(of.tokens).flatMap(([id, count]) => {
    const found = catalogue.token(id);
    return found === undefined || found.token.partOf !== undefined ? [] : [{ ...found, count }];
  });
  return (
    <div className={`seal-row ${className}`}>
      {shown.map(({ token, hero, count }) => {
        const onLeaflet = catalogue.hero(of.hero)?.tokens.some(({ id }) => id === token.id) ?? false;
        const limit = limitOf(of, token, onLeaflet);
        return (
          <TokenSeal
            key={token.id}
            seat={seat}
            token={token.id}
            kind={token.kind}
            hero={hero.id}
            count={count}
            limit={withLimits && limit > 1 && limit <= MOST_PLACES ? limit : undefined}
          />
        );
      })}
      {of.hiddenTokens > 0 && (
        <span className="chip">
          <Icon name="hidden" />
          {t.table.hiddenTokens(of.hiddenTokens)}
        </span>
      )}
    </div>
  );
};

interface TokenSealProps {
  seat: number;
  token: string;
  kind: Parameters<typeof Seal>[0]['kind'];
  hero: string;
  count: number;
  limit: number | undefined;
}

const TokenSeal = ({ seat, token, kind, hero, count, limit }: TokenSealProps) => {
  const t = useTexts();
  const speaker = useSpeaker();
  const { offers, labels } = useSitting();
  const [asking, setAsking] = useState(false);
  const moves = offers.seals.get(sealKey(seat, token)) ?? [];
  const found = speaker.voice.catalogue.token(token);
  const name = found === undefined ? token : plain(speaker.token(found.token, found.hero).name);
  const about = { kind: 'token', token, hero } as const;
  const face = (
    <>
      <Seal token={token} kind={kind} hero={hero} count={count} />
      {limit !== undefined && (
        <span className="slots" aria-hidden="true">
          {Array.from({ length: limit }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places are their number
            <i key={i} className={i < count ? 'on' : ''} />
          ))}
        </span>
      )}
      <span className="sr">
        {limit === undefined ? t.table.tokens(count, name) : t.table.tokensOf(count, limit, name)}
      </span>
    </>
  );
  if (moves.length === 0)
    return (
      <Explain about={about} stop className="sealed">
        <span className="sealed__in" data-anchor={`token-${seat}-${token}`}>
          {face}
        </span>
      </Explain>
    );
  const [only, ...more] = moves;
  return (
    <>
      <Explain about={about}>
        <button
          type="button"
          className="sealed sealed--offered"
          data-anchor={`token-${seat}-${token}`}
          {...signOf(only)}
          onClick={() => (more.length === 0 ? take(only) : setAsking(true))}
        >
          <span className="sealed__in">{face}</span>
          {more.length === 0 && <span className="sr">{plain(labels.get(only.text) ?? [])}</span>}
        </button>
      </Explain>
      {asking && <OpenedChoice title={name} moves={moves} onClose={() => setAsking(false)} />}
    </>
  );
};
