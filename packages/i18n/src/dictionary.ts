import { z } from 'zod'

const key = z
  .string()
  .regex(
    /^[a-z0-9]+([_-][a-z0-9]+)*$/,
    'keys are words in lower case, joined by _, or by - in names of niches',
  )

/** Content of one namespace file: texts by key, nested at most one level. */
export const dictionarySchema = z.record(key, z.union([z.string(), z.record(key, z.string())]))
export type Dictionary = z.infer<typeof dictionarySchema>
