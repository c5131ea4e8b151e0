import { z } from 'zod'
import type { Db } from '../../platform/database/Database.ts'
import { parseOrderNumber } from './orderNumber.ts'
import { findPaymentById, findPaymentByOrderNumber, type PaymentRow } from './payments.store.ts'

/**
 * The payment that somebody names by the number of the order, as they typed it, or as in receipts from before order
 * numbers by its id; undefined when the brand has none.
 */
export async function findPurchase(
  db: Db,
  brand: string,
  typed: string,
): Promise<PaymentRow | undefined> {
  const payment = await findPurchaseOnAnyBrand(db, typed)
  return payment?.brand === brand ? payment : undefined
}

/** As {@link findPurchase}, of whichever brand. */
export function findPurchaseOnAnyBrand(db: Db, typed: string): Promise<PaymentRow | undefined> {
  const id = z.uuid().safeParse(typed)
  return id.success
    ? findPaymentById(db, id.data)
    : findPaymentByOrderNumber(db, parseOrderNumber(typed))
}
