import { z } from 'zod'
import type { Db } from '../../platform/database/Database.ts'
import { parseOrderNumber } from './orderNumber.ts'
import { findPaymentById, findPaymentByOrderNumber, type PaymentRow } from './payments.store.ts'

/**
 * The payment with an order number, as somebody typed it, or with an id, which receipts named before there were order
 * numbers; undefined when the brand has none.
 */
export async function findPurchase(
  db: Db,
  brand: string,
  typed: string,
): Promise<PaymentRow | undefined> {
  const payment = await findPurchaseOnAnyBrand(db, typed)
  return payment?.brand === brand ? payment : undefined
}

/** Like {@link findPurchase}, on any brand. */
export function findPurchaseOnAnyBrand(db: Db, typed: string): Promise<PaymentRow | undefined> {
  const id = z.uuid().safeParse(typed)
  return id.success
    ? findPaymentById(db, id.data)
    : findPaymentByOrderNumber(db, parseOrderNumber(typed))
}
