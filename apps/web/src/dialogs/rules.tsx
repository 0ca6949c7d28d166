// The rules, section by section, in the words of the text package; opens at a rule if one is asked for.

import type { RuleText } from '@mad-king/text';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../components/dialog.tsx';
import { Icon } from '../components/icon.tsx';
import { useReference } from '../language/reference.ts';
import { useTexts } from '../language/texts.ts';
import { closeOverlay } from '../state/overlay.ts';
import './rules.css';

const matches = (rule: RuleText, wanted: string): boolean =>
  `${rule.id} ${rule.title} ${rule.text}`.toLocaleLowerCase().includes(wanted.toLocaleLowerCase().trim());

export const RulesDialog = ({ rule }: { rule?: string }) => {
  const t = useTexts();
  const reference = useReference();
  const [wanted, search] = useState('');
  const asked = useRef<HTMLElement>(null);
  const askedFor = rule === undefined ? undefined : reference.rule(rule)?.id;
  const found = reference.rules().filter((r) => matches(r, wanted));
  useEffect(() => asked.current?.scrollIntoView({ block: 'start' }), []);
  return (
    <Dialog title={t.rules.title} onClose={closeOverlay}>
      <label className="find">
        <Icon name="search" />
        <input
          type="search"
          placeholder={t.rules.search}
          aria-label={t.rules.search}
          value={wanted}
          onChange={(event) => search(event.target.value)}
        />
      </label>
      {found.length === 0 && <p>{t.rules.none(wanted)}</p>}
      <div className="rules">
        {found.map(({ id, title, text }) => (
          <section
            key={id}
            ref={id === askedFor ? asked : undefined}
            className={`rules__one ${id.includes('.') || id.includes('-') ? 'rules__one--part' : ''} ${id === askedFor ? 'is-asked' : ''}`}
          >
            <h3>
              <span className="rule">{id}</span>
              {title}
            </h3>
            <p>{text}</p>
          </section>
        ))}
      </div>
    </Dialog>
  );
};
