import type pg from 'pg'
import { z } from 'zod'
import type { Statement } from './recordStatements.ts'

const planSchema = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  'Join Type': z.string().optional(),
  'Parent Relationship': z.string().optional(),
  Operation: z.string().optional(),
  get Plans() {
    return z.array(planSchema).optional()
  },
})
export type Plan = z.output<typeof planSchema>

const answerSchema = z.object({
  rows: z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: planSchema })]) })]),
})

/** How PostgreSQL would answer a statement. */
export async function readPlan(client: pg.Client, { text, values }: Statement): Promise<Plan> {
  const response = await client.query(`explain (format json) ${text}`, [...values])
  return answerSchema.parse(response).rows[0]['QUERY PLAN'][0].Plan
}

/** A plan and all that it is made of. */
export function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
}

/** The shape of a plan, a line for each node, without costs or counts. */
export function drawPlan(plan: Plan, depth = 0): string {
  const { 'Node Type': kind, 'Relation Name': table, 'Index Name': index, Operation } = plan
  const line = [
    '  '.repeat(depth),
    Operation ?? kind,
    index && ` by ${index}`,
    table && ` on ${table}`,
  ].join('')
  return [line, ...(plan.Plans ?? []).map((part) => drawPlan(part, depth + 1))].join('\n')
}
