// What stands in an explanation: the thing, all it does, the tokens it speaks of, and the rule.

import type { Level } from '@mad-king/language';
import { type AbilityText, plain, type Said as SaidSegments } from '@mad-king/text';
import { Suspense } from 'react';
import { cardKind } from '../../../components/card.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Printed, Said } from '../../../components/said.tsx';
import { Seal } from '../../../components/seal.tsx';
import { useReference } from '../../../language/reference.ts';
import { useSpeaker } from '../../../language/speaker.ts';
import { useTexts } from '../../../language/texts.ts';
import type { Wish } from '../../../state/refusal.ts';
import { useWhy } from '../sitting.tsx';
import { type About, RULE_OF_REASON, type Words } from './about.ts';
import { AskFor } from './ask-for.tsx';
import { RuleLink } from './rule-link.tsx';
import { tokensIn } from './terms.ts';

const AboutWords = ({ title, text }: Extract<About, { kind: 'words' }>) => {
  const t = useTexts();
  const said = (words: Words): string => (typeof words === 'string' ? words : words(t));
  return (
    <section className="explained">
      <h3>{said(title)}</h3>
      <p>{said(text)}</p>
    </section>
  );
};

export const Explanation = ({ about }: { about: About }) => {
  switch (about.kind) {
    case 'token':
      return <AboutToken token={about.token} />;
    case 'ability':
      return <AboutAbility {...about} />;
    case 'card':
      return <AboutCard {...about} />;
    case 'rule':
      return <AboutRule rule={about.rule} />;
    case 'words':
      return <AboutWords {...about} />;
    case 'why':
      return <AboutRefusal wish={about.wish} />;
  }
};

const Lines = ({ lines }: { lines: readonly SaidSegments[] }) =>
  lines.map((said, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places
    <p key={i}>
      <Printed said={said} />
    </p>
  ));

const AboutToken = ({ token }: { token: string }) => {
  const speaker = useSpeaker();
  const found = speaker.voice.catalogue.token(token);
  if (found === undefined) return null;
  const text = speaker.token(found.token, found.hero);
  const facts = [text.kind, text.limit, text.persistent].map(plain).filter((words) => words !== '');
  return (
    <section className="explained">
      <header className="explained__head">
        <Seal token={token} kind={found.token.kind} hero={found.hero.id} />
        <div>
          <h3>{plain(text.name)}</h3>
          <p className="explained__facts">{facts.join(' · ')}</p>
        </div>
      </header>
      <Lines lines={text.text} />
      {(found.token.uses?.length ?? 0) > 0 && <AskFor what={`token/${token}`} />}
    </section>
  );
};

/** Tokens an ability or card speaks of, each in a few words. */
const Terms = ({ said }: { said: readonly SaidSegments[] }) => {
  const speaker = useSpeaker();
  const tokens = tokensIn(speaker.voice.catalogue, said).flatMap(
    (id) => speaker.voice.catalogue.token(id) ?? [],
  );
  if (tokens.length === 0) return null;
  return (
    <dl className="explained__terms">
      {tokens.map(({ token, hero }) => {
        const text = speaker.token(token, hero);
        return (
          <div key={token.id}>
            <dt>
              <Seal token={token.id} kind={token.kind} hero={hero.id} />
              {plain(text.name)}
            </dt>
            <dd>
              <Lines lines={text.text} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
};

const saidIn = ({ rows, text }: AbilityText): SaidSegments[] => [...rows.map((row) => row.text), ...text];

const AbilityLines = ({ text }: { text: AbilityText }) => (
  <>
    {text.roll.length > 0 && (
      <p className="explained__facts">
        <Said said={text.roll} />
      </p>
    )}
    {text.lines.map((row, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows never change places
      <p key={i} className="explained__row">
        <Said said={row.need} />
        <span>
          <Printed said={row.text} />
        </span>
      </p>
    ))}
    <Lines lines={text.text} />
  </>
);

const AboutAbility = ({ hero: heroId, ability: id, level: now }: About & { kind: 'ability' }) => {
  const t = useTexts();
  const speaker = useSpeaker();
  const { catalogue } = speaker.voice;
  const hero = catalogue.hero(heroId);
  const ability = catalogue.ability(heroId, id);
  if (hero === undefined || ability === undefined) return null;
  const levels = (Object.keys(ability.levels).map(Number) as Level[]).sort((a, b) => a - b);
  const texts = levels.map((level) => speaker.ability(hero, ability, level));
  return (
    <section className="explained" data-hero={hero.id}>
      <header className="explained__head">
        <Icon of={hero.id} name={`ability-${id}`} className="explained__icon" />
        <div>
          <h3>{plain(texts[0].name)}</h3>
          <p className="explained__facts">{plain(texts[0].slot)}</p>
        </div>
      </header>
      {texts.map((text) => (
        <div
          key={text.level}
          className={`explained__level ${levels.length > 1 && text.level === now ? 'is-now' : ''}`}
        >
          {levels.length > 1 && (
            <span
              className="explained__pip"
              role="img"
              aria-label={t.help.level(text.roman, text.level === now)}
            >
              {text.roman}
            </span>
          )}
          <div className="explained__lines">
            <AbilityLines text={text} />
          </div>
        </div>
      ))}
      <Terms said={texts.flatMap(saidIn)} />
    </section>
  );
};

const AboutCard = ({ card: id, hero: heroId }: About & { kind: 'card' }) => {
  const t = useTexts();
  const speaker = useSpeaker();
  const { catalogue } = speaker.voice;
  const card = catalogue.card(heroId, id);
  if (card === undefined) return null;
  const hero = catalogue.isShared(id) ? undefined : catalogue.hero(heroId);
  const text = speaker.card(card, hero);
  const kind = cardKind(card, hero);
  return (
    <section className="explained" data-hero={hero?.id} data-kind={kind}>
      <header className="explained__head">
        <Icon name={`kind-${kind}`} className="explained__icon" />
        <div>
          <h3>{plain(text.name)}</h3>
          <p className="explained__facts">
            {t.card.kinds[kind]} · {plain(text.costText)}
          </p>
        </div>
      </header>
      <Lines lines={text.text} />
      {text.abilities.map((ability) => (
        <div key={ability.id} className="explained__level">
          <span className="explained__pip" role="img" aria-label={t.help.level(ability.roman, false)}>
            {ability.roman}
          </span>
          <div className="explained__lines">
            <AbilityLines text={ability} />
          </div>
        </div>
      ))}
      <Terms said={[...text.text, ...text.abilities.flatMap(saidIn)]} />
      {(kind === 'instant' || kind === 'roll') && <AskFor what={`card/${id}`} />}
    </section>
  );
};

const AboutRule = ({ rule }: { rule: string }) => (
  <Suspense>
    <RuleText rule={rule} />
  </Suspense>
);

const RuleText = ({ rule }: { rule: string }) => {
  const found = useReference().rule(rule);
  if (found === null) return null;
  return (
    <section className="explained">
      <h3>{found.title}</h3>
      <p>{found.text}</p>
      <RuleLink rule={rule} />
    </section>
  );
};

const AboutRefusal = ({ wish }: { wish: Wish }) => {
  const t = useTexts();
  const speaker = useSpeaker();
  const reason = useWhy()(wish);
  if (reason === null) return null;
  const rule = RULE_OF_REASON[reason];
  return (
    <section className="explained explained--why">
      <p className="eyebrow">{t.help.whyNot}</p>
      <p>
        <Said said={speaker.reason(reason)} />
      </p>
      {rule !== undefined && <RuleLink rule={rule} />}
    </section>
  );
};
