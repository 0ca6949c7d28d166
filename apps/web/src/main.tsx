import 'virtual:heroes.css';
import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { texts } from './language/texts.ts';
import { keepForOffline } from './offline.ts';
import { useSettings } from './state/settings.ts';

// The first paint is in the right language.
await texts.load(useSettings.getState().language);

const place = document.getElementById('app');
if (place !== null)
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );

keepForOffline();
