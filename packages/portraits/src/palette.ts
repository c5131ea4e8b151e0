import type { HairStyle } from './person.ts'

/** Matching tones of skin, hair and eyes. */
export type Look = {
  skins: readonly [string, ...string[]]
  hairs: readonly [string, ...string[]]
  eyes: readonly [string, ...string[]]
  hasFold: boolean
  /** How broad nose and lips tend to be, 0 to 1. */
  broad: number
  curl: number
}

const darkEyes = ['#4a2a18', '#5a3520', '#3a2116'] as const

export const looks: readonly [Look, ...Look[]] = [
  {
    skins: ['#f3cdb4', '#f0c4a8', '#eec0a0'],
    hairs: ['#c99a56', '#a8743c', '#8a5a34', '#b5673a'],
    eyes: ['#5f8fa8', '#6f9a7c', '#7a6a3c', '#5c7fa0'],
    hasFold: false,
    broad: 0.15,
    curl: 0.3,
  },
  {
    skins: ['#ecb994', '#e8b48c', '#e2a97f'],
    hairs: ['#4a2d20', '#6b4127', '#2f1f1a', '#7a4a2a'],
    eyes: ['#6b4526', '#7a6a35', '#5a7a62', '#4a2a18'],
    hasFold: false,
    broad: 0.3,
    curl: 0.4,
  },
  {
    skins: ['#f0c6a0', '#e9b98e', '#dfa878'],
    hairs: ['#1f191c', '#2b2020', '#3a2622'],
    eyes: darkEyes,
    hasFold: true,
    broad: 0.4,
    curl: 0,
  },
  {
    skins: ['#c98a5e', '#b97a50', '#a86a44'],
    hairs: ['#1d1618', '#2a1c1a'],
    eyes: darkEyes,
    hasFold: false,
    broad: 0.4,
    curl: 0.3,
  },
  {
    skins: ['#8f5a3c', '#7a4a32', '#6a3f2c'],
    hairs: ['#1a1416', '#241819'],
    eyes: darkEyes,
    hasFold: false,
    broad: 0.85,
    curl: 0.85,
  },
  {
    skins: ['#d8a073', '#cb9064', '#dfac82'],
    hairs: ['#231a1a', '#3a2420', '#4f3022'],
    eyes: ['#4a2a18', '#6a4624', '#5f6a3a'],
    hasFold: false,
    broad: 0.45,
    curl: 0.5,
  },
]

type Styles = readonly [HairStyle, ...HairStyle[]]

export type HairTable = { straight: Styles; curly: Styles; coily: Styles; mature: Styles }

export const womenHair: HairTable = {
  straight: [
    'longParted',
    'longSide',
    'lob',
    'bob',
    'fringeBob',
    'lowBun',
    'topBun',
    'ponytail',
    'sideBraid',
    'longSide',
    'headscarf',
  ],
  curly: ['curlyLong', 'curlyBob', 'longSide', 'curlyLong', 'curlyBob', 'lob'],
  coily: ['afro', 'curlyLong', 'boxBraids', 'topBun', 'curlyBob', 'lowBun', 'afro', 'pixie'],
  mature: [
    'bob',
    'pixie',
    'lob',
    'lowBun',
    'curlyBob',
    'fringeBob',
    'pixie',
    'longSide',
    'headscarf',
  ],
}

export const menHair: HairTable = {
  straight: ['sidePart', 'volume', 'crop', 'fringeCrop', 'quiff', 'buzz', 'lob', 'turban'],
  curly: ['curlyTop', 'volume', 'curlyTop', 'fringeCrop', 'lob'],
  coily: ['afro', 'buzz', 'bald', 'curlyTop', 'buzz', 'afro'],
  mature: ['sidePart', 'receding', 'bald', 'crop', 'quiff', 'receding', 'buzz', 'volume'],
}

export const cloths = [
  '#2f4858',
  '#8c3b3b',
  '#d9c3a0',
  '#3f5f4f',
  '#b5673f',
  '#e8ddcb',
  '#4a3a5c',
  '#1f2a3c',
  '#c58f8a',
  '#7f8f6a',
  '#d2a24c',
  '#5a6f8c',
  '#f1ece2',
  '#6d3045',
  '#33302f',
  '#a9b8bd',
] as const
