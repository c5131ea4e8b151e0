import { translator } from '@bouquet/i18n/node'
import type Stripe from 'stripe'
import { secondsAfter } from '../../../platform/clock.ts'
import { type CheckoutRequest, checkoutSeconds, type DebitRequest } from '../PaymentProvider.ts'

const unixSeconds = (moment: Date) => Math.floor(moment.getTime() / 1_000)

/**
 * Parameters of a Checkout Session. They depend on the payment alone, so that repeating the request
 * is idempotent.
 */
export function checkoutParams(charge: CheckoutRequest): Stripe.Checkout.SessionCreateParams {
  const { payment, amount, buyer, created, credits, currency, method, origin, returnPath } = charge
  const name = translator(buyer.locale)('checkout:content', { count: credits })
  return {
    mode: 'payment',
    client_reference_id: payment,
    metadata: { payment },
    payment_intent_data: { metadata: { payment } },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: amount,
          product_data: { name },
        },
      },
    ],
    // For other methods Stripe chooses by the buyer's country and device.
    ...(method === 'card' && { allowed_payment_method_types: ['card'] }),
    customer_email: buyer.email,
    locale: buyer.locale,
    success_url: `${origin}${returnPath}`,
    cancel_url: `${origin}${returnPath}`,
    expires_at: unixSeconds(secondsAfter(created, checkoutSeconds)),
  }
}

/** Parameters of a SEPA debit, confirmed at once with the signed mandate. */
export function debitParams(debit: DebitRequest): Stripe.PaymentIntentCreateParams {
  const { payment, amount, currency, iban, holder, email, signed, signedFrom } = debit
  return {
    amount,
    currency: currency.toLowerCase(),
    confirm: true,
    metadata: { payment },
    allowed_payment_method_types: ['sepa_debit'],
    payment_method_data: {
      type: 'sepa_debit',
      sepa_debit: { iban },
      billing_details: { name: holder, email },
    },
    mandate_data: {
      customer_acceptance: {
        type: 'online',
        accepted_at: unixSeconds(signed),
        online: { ip_address: signedFrom.address, user_agent: signedFrom.agent },
      },
    },
  }
}
