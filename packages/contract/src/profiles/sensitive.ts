import {
  type Attributes,
  attributesSchema,
  intimateInterests,
  sexualities,
} from './attributes.schema.ts'

type AttributeName = keyof Attributes

type Answer<Name extends AttributeName> =
  NonNullable<Attributes[Name]> extends readonly (infer One)[] ? One : NonNullable<Attributes[Name]>

/** Values about sex life or orientation. Storing them requires the consent `sensitive_data`. */
export const sensitiveAnswers = {
  sexuality: sexualities,
  hair_colour: [],
  eye_colour: [],
  body_type: [],
  relationship_status: [],
  interests: intimateInterests,
} as const satisfies { readonly [Name in AttributeName]: readonly Answer<Name>[] }

const answersOf: Readonly<Record<AttributeName, readonly string[]>> = sensitiveAnswers

const isSensitiveAnswer = (name: AttributeName, answer: string): boolean =>
  answersOf[name].includes(answer)

/** Attributes of which some may be missing. */
export type PartialAttributes = { readonly [Name in AttributeName]?: Attributes[Name] | undefined }

/** Whether any value of an attribute requires the consent. */
export const mayBeSensitive = (name: AttributeName): boolean => answersOf[name].length > 0

/** The first attribute with a sensitive value. */
export const sensitiveAttribute = (attributes: PartialAttributes): AttributeName | undefined =>
  attributesSchema
    .keyof()
    .options.find((name) =>
      [attributes[name] ?? []].flat().some((answer: string) => isSensitiveAnswer(name, answer)),
    )

/** The attributes without their sensitive values. */
export const withoutSensitive = (attributes: Attributes): Attributes =>
  attributesSchema.parse(
    Object.fromEntries(
      attributesSchema.keyof().options.map((name) => {
        const value = attributes[name]
        if (Array.isArray(value))
          return [name, value.filter((one) => !isSensitiveAnswer(name, one))]
        return [name, value !== null && isSensitiveAnswer(name, value) ? null : value]
      }),
    ),
  )
