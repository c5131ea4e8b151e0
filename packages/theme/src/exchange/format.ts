import { z } from 'zod'

/** Token types of the W3C Design Tokens Format Module 2025.10. */
export type TokenType =
  | 'color'
  | 'dimension'
  | 'duration'
  | 'cubicBezier'
  | 'fontFamily'
  | 'fontWeight'
  | 'number'
  | 'shadow'

const component = z.union([z.number(), z.literal('none')])

/** A colour of the W3C Design Tokens Color Module 2025.10. */
export const colorValueSchema = z.object({
  colorSpace: z.string(),
  components: z.tuple([component, component, component]),
  alpha: z.number().min(0).max(1).optional(),
  /** Hexadecimal fallback for tools that do not support the colour space. */
  hex: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .optional(),
})
export type ColorValue = z.infer<typeof colorValueSchema>

/** A colour as Figma exports it. */
export const figmaColorSchema = z.object({
  r: z.number(),
  g: z.number(),
  b: z.number(),
  a: z.number().optional(),
})
export type FigmaColor = z.infer<typeof figmaColorSchema>

export interface Dimension {
  readonly value: number
  readonly unit: 'px' | 'rem'
}

export interface Duration {
  readonly value: number
  readonly unit: 'ms'
}

export interface ShadowValue {
  readonly color: ColorValue
  readonly offsetX: Dimension
  readonly offsetY: Dimension
  readonly blur: Dimension
  readonly spread: Dimension
  readonly inset?: true
}

export type TokenValue =
  | string
  | number
  | readonly (string | number)[]
  | ColorValue
  | Dimension
  | Duration
  | readonly ShadowValue[]

/** Key in `$extensions` for exact CSS values. */
export const extension = 'example.bouquet'

export interface Token {
  readonly $value: TokenValue
  /** Absent when the group sets it. */
  readonly $type?: TokenType
  readonly $description?: string
  readonly $extensions?: { readonly [extension]: { readonly css: string } }
}

export interface TokenGroup {
  readonly $type?: TokenType
  readonly $description?: string
  readonly [name: string]: TokenGroup | Token | string | undefined
}
