import { z } from 'zod'

/** What a token may be of, from the W3C Design Tokens Format Module 2025.10. */
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
export const colourValueSchema = z.object({
  colorSpace: z.string(),
  components: z.tuple([component, component, component]),
  alpha: z.number().min(0).max(1).optional(),
  /** The nearest colour of six digits, for tools that know no other space. */
  hex: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .optional(),
})
export type ColourValue = z.infer<typeof colourValueSchema>

export interface Dimension {
  readonly value: number
  readonly unit: 'px' | 'rem'
}

export interface Duration {
  readonly value: number
  readonly unit: 'ms'
}

export interface ShadowValue {
  readonly color: ColourValue
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
  | ColourValue
  | Dimension
  | Duration
  | readonly ShadowValue[]

/** Under this name stand exact values that the format has no type for. */
export const extension = 'example.bouquet'

export interface Token {
  readonly $value: TokenValue
  /** Left out where the group around it says so. */
  readonly $type?: TokenType
  readonly $description?: string
  readonly $extensions?: { readonly [extension]: { readonly css: string } }
}

export interface TokenGroup {
  readonly $type?: TokenType
  readonly $description?: string
  readonly [name: string]: TokenGroup | Token | string | undefined
}
