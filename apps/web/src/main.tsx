// First of all: what it asks for comes while the rest is evaluated.
import { readyToPaint } from './first.ts';

import 'virtual:heroes.css';
import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { keepForOffline } from './offline.ts';

// The first paint is in the right language and the right letters.
await readyToPaint;

const place = document.getElementById('app');
if (place !== null)
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );

keepForOffline();
