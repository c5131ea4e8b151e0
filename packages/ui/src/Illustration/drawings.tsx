import type { ReactNode } from 'react'
import * as css from './Illustration.css.ts'

/** A heart of 20 by 18 units around a point. */
const heart = (x: number, y: number, scale = 1) => ({
  transform: `translate(${x} ${y}) scale(${scale})`,
  d: 'M0 9C-7 4-10 0-10-4c0-3 2.4-5 5-5 2 0 4 1 5 3 1-2 3-3 5-3 2.6 0 5 2 5 5 0 4-3 8-10 13z',
})

const person = (x: number) => (
  <>
    <circle className={css.secondary} cx={x} cy="76" r="11" />
    <path className={css.primary} d={`M${x - 20} 122c0-18 9-29 20-29s20 11 20 29z`} />
  </>
)

const conversations = (
  <>
    <path
      className={css.paper}
      d="M52 40h86a10 10 0 0 1 10 10v44a10 10 0 0 1-10 10H80l-20 18v-18h-8a10 10 0 0 1-10-10V50a10 10 0 0 1 10-10z"
    />
    <path className={css.faint} d="M60 60h66M60 72h52M60 84h30" />
    <path
      className={css.primary}
      d="M122 88h66a10 10 0 0 1 10 10v34a10 10 0 0 1-10 10h-6v16l-18-16h-42a10 10 0 0 1-10-10V98a10 10 0 0 1 10-10z"
    />
    <path className={css.onPrimary} {...heart(155, 115, 1.1)} />
  </>
)

const likes = (
  <>
    <rect className={css.paper} x="56" y="42" width="66" height="88" transform="rotate(-9 89 86)" />
    <rect className={css.tint} x="64" y="51" width="50" height="52" transform="rotate(-9 89 86)" />
    <rect
      className={css.paper}
      x="118"
      y="46"
      width="66"
      height="88"
      transform="rotate(8 151 90)"
    />
    <rect className={css.tint} x="126" y="55" width="50" height="52" transform="rotate(8 151 90)" />
    <circle className={css.primary} cx="120" cy="118" r="26" />
    <path className={css.onPrimary} {...heart(120, 119, 1.35)} />
  </>
)

const people = (
  <>
    <rect className={css.paper} x="34" y="56" width="56" height="74" />
    <g transform="translate(2 4)">{person(60)}</g>
    <rect className={css.paper} x="150" y="56" width="56" height="74" />
    <g transform="translate(-2 4)">{person(180)}</g>
    <rect className={css.paper} x="84" y="38" width="72" height="100" />
    <g transform="translate(-30 -24) scale(1.25)">{person(120)}</g>
  </>
)

const notifications = (
  <>
    <path
      className={css.paper}
      d="M120 36c-24 0-36 18-36 42 0 26-8 34-16 42h104c-8-8-16-16-16-42 0-24-12-42-36-42z"
    />
    <path className={css.primary} d="M104 126h32a16 16 0 0 1-32 0z" />
    <path className={css.stroke} d="M120 36v-8" />
    <path className={css.faint} d="M58 62c-6 10-8 20-7 30M182 62c6 10 8 20 7 30" />
    <path className={css.primary} {...heart(120, 84, 1.3)} />
  </>
)

const photos = (
  <>
    <rect
      className={css.paper}
      x="52"
      y="44"
      width="112"
      height="92"
      transform="rotate(-4 108 90)"
    />
    <g transform="rotate(-4 108 90)">
      <rect className={css.tint} x="62" y="54" width="92" height="72" />
      <circle className={css.secondary} cx="84" cy="76" r="9" />
      <path className={css.primary} d="M62 126l28-30 18 17 20-24 26 37z" />
    </g>
    <circle className={css.primary} cx="168" cy="126" r="22" />
    <path className={css.onPrimaryStroke} d="M168 116v20M158 126h20" />
  </>
)

const payments = (
  <>
    <path className={css.paper} d="M78 34h76v106l-10-7-9 7-10-7-9 7-9-7-10 7-9-7-10 7z" />
    <path className={css.faint} d="M92 54h48M92 68h30M92 82h40" />
    <path className={css.primaryStroke} d="M92 104h48" />
    <circle className={css.secondary} cx="164" cy="112" r="26" />
    <path className={css.onPrimary} {...heart(164, 113, 1.1)} />
  </>
)

const place = (
  <>
    <path className={css.paper} d="M48 62l46-16 52 16 46-16v78l-46 16-52-16-46 16z" />
    <path
      className={css.faint}
      d="M94 46v78M146 62v78M48 104c20-8 28-20 46-18s30 18 52 14 30-20 46-20"
    />
    <path
      className={css.primary}
      d="M120 26c-16 0-28 12-28 27 0 20 28 45 28 45s28-25 28-45c0-15-12-27-28-27z"
    />
    <path className={css.onPrimary} {...heart(120, 54, 1.05)} />
  </>
)

const safety = (
  <>
    <path className={css.paper} d="M120 32l46 15v34c0 30-20 49-46 59-26-10-46-29-46-59V47z" />
    <path className={css.tint} d="M120 46l33 11v25c0 22-14 35-33 43z" />
    <path className={css.primaryStroke} d="M101 88l14 14 26-30" />
  </>
)

/** Drawings of 240 by 180 units. Only their colours, corners and lines belong to the brand. */
export const drawings = {
  conversations,
  likes,
  people,
  notifications,
  photos,
  payments,
  place,
  safety,
} as const satisfies Record<string, ReactNode>

export type IllustrationName = keyof typeof drawings
