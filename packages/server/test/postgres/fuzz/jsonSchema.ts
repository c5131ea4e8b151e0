import { z } from 'zod'

/** The part of JSON Schema that the API's own document speaks. */
export const jsonSchema = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  enum: z.array(z.json()).optional(),
  minimum: z.number().optional(),
  exclusiveMinimum: z.number().optional(),
  maximum: z.number().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  maxItems: z.number().optional(),
  required: z.array(z.string()).optional(),
  get properties() {
    return z.record(z.string(), jsonSchema).optional()
  },
  get items() {
    return jsonSchema.optional()
  },
  get anyOf() {
    return z.array(jsonSchema).optional()
  },
  get oneOf() {
    return z.array(jsonSchema).optional()
  },
})
export type JsonSchema = z.output<typeof jsonSchema>

const operationSchema = z.object({
  parameters: z
    .array(z.object({ name: z.string(), required: z.boolean().optional(), schema: jsonSchema }))
    .default([]),
  requestBody: z
    .object({ content: z.record(z.string(), z.object({ schema: jsonSchema })) })
    .optional(),
})

export const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
})

/** One call as the document states it. */
export interface Operation {
  readonly method: string
  readonly path: string
  readonly query: JsonSchema
  /** Media type and schema of the body. */
  readonly body: { readonly type: string; readonly schema: JsonSchema } | undefined
}

/** Every operation of an OpenAPI document; its query is told as the schema of an object. */
export function operationsOf(document: unknown): Operation[] {
  return Object.entries(documentSchema.parse(document).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody }]) => {
      const [body] = Object.entries(requestBody?.content ?? {})
      return {
        method: method.toUpperCase(),
        path,
        query: {
          type: 'object',
          properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
          required: parameters.flatMap(({ name, required }) => (required ? name : [])),
        },
        body: body && { type: body[0], schema: body[1].schema },
      }
    }),
  )
}
