import type { Attributes } from './attributes.schema.ts'
import { intimateInterests, sexualities } from './attributes.ts'

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

const attributeNames = Object.keys(sensitiveAnswers) as AttributeName[]

const isSensitiveAnswer = (name: AttributeName, answer: string): boolean =>
  answersOf[name].includes(answer)

/** Attributes of which some may be missing. */
export type PartialAttributes = { readonly [Name in AttributeName]?: Attributes[Name] | undefined }

/** Whether any value of an attribute requires the consent. */
export function mayBeSensitive(name: AttributeName): boolean {
  return answersOf[name].length > 0
}

/** The first attribute with a sensitive value. */
export function sensitiveAttribute(attributes: PartialAttributes): AttributeName | undefined {
  return attributeNames.find((name) =>
    [attributes[name] ?? []].flat().some((answer: string) => isSensitiveAnswer(name, answer)),
  )
}

/** The attributes without their sensitive values. */
export function withoutSensitive(attributes: Attributes): Attributes {
  const plain = <Name extends Exclude<AttributeName, 'interests'>>(name: Name) => {
    const value = attributes[name]
    return value !== null && isSensitiveAnswer(name, value) ? null : value
  }
  return {
    sexuality: plain('sexuality'),
    hair_colour: plain('hair_colour'),
    eye_colour: plain('eye_colour'),
    body_type: plain('body_type'),
    relationship_status: plain('relationship_status'),
    interests: attributes.interests.filter((one) => !isSensitiveAnswer('interests', one)),
  }
}
