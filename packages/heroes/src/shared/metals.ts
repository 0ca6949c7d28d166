// What dice are cast in.

import type { Metal } from '../theme.ts';

export const iron: Metal = {
  shine: '#e9e2d8',
  tones: ['#f1ebe2', '#a39a92', '#5d544f', '#3a3330'],
  edge: '#221d1b',
  side: '#14100f',
  ink: '#120d0c',
};

export const steel: Metal = {
  shine: '#edf4fb',
  tones: ['#e3ecf5', '#a8b8c7', '#6b7e90', '#43525e'],
  edge: '#1f2931',
  side: '#141a20',
  ink: '#0f1418',
};

export const blackSteel: Metal = {
  shine: '#f1f4f7',
  tones: ['#bec1c5', '#6d7378', '#41474e', '#2a2f34'],
  edge: '#1d2023',
  side: '#181a1c',
  ink: '#121315',
};

export const gunmetal: Metal = {
  shine: '#f2f3f9',
  tones: ['#d0d1d8', '#888b96', '#555966', '#363942'],
  edge: '#1f2128',
  side: '#18191e',
  ink: '#121317',
};

export const silver: Metal = {
  shine: '#ffffff',
  tones: ['#ffffff', '#d5dcea', '#a3aec4', '#69758f'],
  edge: '#3a4560',
  side: '#20283b',
  ink: '#0e1424',
};

export const moonSilver: Metal = {
  shine: '#edf4ff',
  tones: ['#e8f2ff', '#b3c8e4', '#7893b3', '#4b6078'],
  edge: '#2c3a4b',
  side: '#111a24',
  ink: '#0d141b',
};

export const pewter: Metal = {
  shine: '#f6f3ed',
  tones: ['#e0ddd4', '#a5a092', '#726d5c', '#4b473a'],
  edge: '#2a281f',
  side: '#1b1914',
  ink: '#15130e',
};

export const copper: Metal = {
  shine: '#ffe7c9',
  tones: ['#fff4e4', '#f0b483', '#b0663c', '#6a2c18'],
  edge: '#4a1a0d',
  side: '#2c0e07',
  ink: '#22090a',
};

export const bronze: Metal = {
  shine: '#fff1e7',
  tones: ['#f5d8bf', '#c5986e', '#8d5e2d', '#5d3b16'],
  edge: '#3a2306',
  side: '#271600',
  ink: '#1f1000',
};

export const brass: Metal = {
  shine: '#fff2e0',
  tones: ['#ffebce', '#e2bb7a', '#a78030', '#6c5013'],
  edge: '#362500',
  side: '#241800',
  ink: '#1c1200',
};

export const gold: Metal = {
  shine: '#fff2da',
  tones: ['#fff2db', '#f2ce73', '#bb971f', '#7f6506'],
  edge: '#4d3c00',
  side: '#221800',
  ink: '#1b1200',
};

export const roseGold: Metal = {
  shine: '#fef0f0',
  tones: ['#ffe5e4', '#e9acaa', '#b36e6d', '#744241'],
  edge: '#401e1e',
  side: '#291413',
  ink: '#200f0d',
};

export const verdigris: Metal = {
  shine: '#e0f9f3',
  tones: ['#c9e9e2', '#79b0a5', '#2f796c', '#134d44'],
  edge: '#052e27',
  side: '#051d19',
  ink: '#021713',
};

export const bone: Metal = {
  shine: '#fff6e2',
  tones: ['#fff6e2', '#e9d6b2', '#cdb287', '#94774f'],
  edge: '#4b3621',
  side: '#241710',
  ink: '#180e08',
};

export const lacquer: Metal = {
  shine: '#fef1ef',
  tones: ['#eabcb7', '#9a5450', '#772627', '#511416'],
  edge: '#3a0f0e',
  side: '#2d110f',
  ink: '#230d09',
};

export const nightSteel: Metal = {
  shine: '#f5f2ff',
  tones: ['#d4cfe5', '#847ca0', '#524b74', '#342e4d'],
  edge: '#221f34',
  side: '#1a1825',
  ink: '#15121c',
};

export const vibranium: Metal = {
  shine: '#f3f3fe',
  tones: ['#dbdce9', '#898aa0', '#51536d', '#323346'],
  edge: '#1f212e',
  side: '#181921',
  ink: '#131319',
};

export const bloodIron: Metal = {
  shine: '#fff0f1',
  tones: ['#e0c6c7', '#966c70', '#68393f', '#442226'],
  edge: '#2f1619',
  side: '#251517',
  ink: '#1d1011',
};
