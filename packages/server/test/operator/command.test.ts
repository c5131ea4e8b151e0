import { expect, test } from 'vitest'
import { operatorCommand } from '../../src/operator/command.ts'
import type { Order } from '../../src/operator/performAct.ts'

async function typed(words: string): Promise<Order | undefined> {
  let heard: Order | undefined
  const program = operatorCommand(async (order) => {
    heard = order
  })
  await program.parseAsync(words.split(' '), { from: 'user' })
  return heard
}

test('PER-2 the command line reads figures, lists and who acts from words', async () => {
  const words =
    '--as Jo@bouquet.example make-code --brand harbour --code SPRING --value_percentage 20 --validity once --paymentmethods card,bank --reason spring'
  expect(await typed(words)).toEqual({
    name: 'make-code',
    as: 'Jo@bouquet.example',
    given: {
      brand: 'harbour',
      code: 'SPRING',
      value_percentage: 20,
      validity: 'once',
      paymentmethods: ['card', 'bank'],
      reason: 'spring',
    },
  })
})
