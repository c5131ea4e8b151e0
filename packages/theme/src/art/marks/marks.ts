import type { Brand } from '../../brand/brand.schema.ts'
import { times } from '../canvas.ts'

/** Two colours of a symbol; on a coloured tile both are the same. */
export interface Inks {
  readonly first: string
  readonly second: string
}

type Mark = (inks: Inks) => string

const around = (count: number, draw: (index: number) => string, offset = 0) =>
  times(
    count,
    (index) => `<g transform="rotate(${offset + (360 / count) * index} 32 32)">${draw(index)}</g>`,
  ).join('')

/** The small symbol of each art in a square of 64 units, used in logo, icon and share card. */
export const marks: Readonly<Record<Brand['art'], Mark>> = {
  petals: ({ first, second }) =>
    around(
      8,
      (index) =>
        `<path d="M32 29.5C25.4 23 24.6 11.5 32 3.5C39.4 11.5 38.6 23 32 29.5Z" fill="${index % 2 === 0 ? first : second}" fill-opacity="${index % 2 === 0 ? 1 : 0.82}"/>`,
    ),
  rings: ({ first, second }) =>
    `<path d="M32 15.6A20 20 0 0 1 32 48.4A20 20 0 0 1 32 15.6Z" fill="${second}"/>` +
    `<g fill="none" stroke="${first}" stroke-width="4.4"><circle cx="22.6" cy="32" r="18.6"/><circle cx="41.4" cy="32" r="18.6"/></g>`,
  waves: ({ first, second }) =>
    `<circle cx="44" cy="17" r="9" fill="${second}"/>` +
    `<g fill="none" stroke="${first}" stroke-width="6" stroke-linecap="round"><path d="M6 32c8.7-9 17.3-9 26 0s17.3 9 26 0"/><path d="M6 45c8.7-9 17.3-9 26 0s17.3 9 26 0"/><path d="M12 57c6.7-6 13.3-6 20 0s13.3 6 20 0" opacity=".6"/></g>`,
  grain: ({ first, second }) =>
    `<circle cx="27" cy="32" r="22" fill="${first}"/><circle cx="45" cy="24" r="13" fill="${second}" fill-opacity=".85"/><circle cx="47" cy="47" r="5" fill="${second}" fill-opacity=".6"/>`,
  contours: ({ first, second }) =>
    `<g fill="none" stroke="${first}" stroke-width="4" stroke-linejoin="round"><path d="M32 5C47 4 60 17 58 33S47 60 31 59S4 47 6 31S17 6 32 5Z"/><path d="M33 16C43 15 50 23 49 33S41 49 32 49S15 42 16 32S23 17 33 16Z"/></g>` +
    `<path d="M33 26C38 26 40 30 39 34S35 40 32 39S25 36 26 31S30 26 33 26Z" fill="${second}"/>`,
  lace: ({ first, second }) =>
    `<g fill="none" stroke="${first}" stroke-width="1.8">${around(6, () => '<ellipse cx="32" cy="19" rx="8.4" ry="14.5"/>')}</g>` +
    `<g fill="${second}">${around(12, () => '<circle cx="32" cy="3.4" r="1.7"/>')}</g><circle cx="32" cy="32" r="3.4" fill="${first}"/>`,
  arrows: ({ first, second }) =>
    `<path d="M8 10H22L40 32L22 54H8L26 32Z" fill="${first}"/><path d="M30 10H42L60 32L42 54H30L47 32Z" fill="${second}"/>`,
  vines: ({ first, second }) =>
    `<path d="M32 34C20 27 17 12 32 2C47 12 44 27 32 34Z" fill="${first}"/>` +
    `<path d="M30 36C20 40 9 36 5 22C19 19 29 25 30 36ZM34 36C44 40 55 36 59 22C45 19 35 25 34 36Z" fill="${first}" fill-opacity=".72"/>` +
    `<path d="M32 34V62" fill="none" stroke="${second}" stroke-width="4" stroke-linecap="round"/><path d="M33 58C35 46 45 42 55 46C52 57 43 62 33 58Z" fill="${second}"/>`,
  plain: ({ first }) =>
    `<path d="M8 8H56V56H8ZM8 8L56 56M56 8L8 56" fill="none" stroke="${first}" stroke-width="4"/>`,
}
