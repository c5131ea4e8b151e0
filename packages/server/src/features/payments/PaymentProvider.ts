import type { Currency, Locale, PaymentMethod } from '@bouquet/contract'

/** A payment to collect on the provider's page. */
export interface CheckoutRequest {
  /** Id of our payment; repeating a request starts no second charge. */
  readonly payment: string
  /** The provider's reference, when the charge was already started. */
  readonly reference: string | null
  readonly credits: number
  /** Minor unit. */
  readonly amount: number
  readonly currency: Currency
  readonly method: PaymentMethod
  /** Origin of the member's page, as in `https://example.org`. */
  readonly origin: string
  /** Path to which the provider redirects the member afterwards. */
  readonly returnPath: string
  readonly buyer: { readonly email: string; readonly locale: Locale }
  /** When the payment was started; a provider keeps the charge open for {@link checkoutSeconds}. */
  readonly created: Date
}

/** How long a member has to pay. */
export const checkoutSeconds = 7_200

/** How a charge ended. */
export type FinalOutcome = 'completed' | 'failed' | 'cancelled'

/** What became of a charge. */
export interface ChargeResult {
  readonly reference: string
  /** Our payment id, if the provider sent it. */
  readonly payment: string | null
  /** `processing`: the payer's bank has the payment, takes up to days, and it can no longer be closed. */
  readonly outcome: FinalOutcome | 'processing'
  readonly amount: number
  readonly currency: string
}

/** A chargeback: the payer's bank reclaims a payment. */
export interface ProviderDispute {
  /** The provider's reference. */
  readonly reference: string
  readonly status: 'open' | 'won' | 'lost'
  /** Minor unit. */
  readonly amount: number
  readonly currency: string
  /** Until when the provider waits for our answer; null while it waits for none. */
  readonly answerBy: Date | null
}

/** A refund that the provider has made, at our request or from its own dashboard. */
export interface ProviderRefund {
  /** The provider's reference. */
  readonly reference: string
  /** Our refund id, if we requested it. */
  readonly refund: string | null
  readonly isFailed: boolean
  /** Minor unit. */
  readonly amount: number
}

/** The charge that an event is about, by the provider's reference and, if sent, our payment id. */
export interface ChargeReference {
  readonly reference: string
  readonly payment: string | null
}

/** A webhook event. Disputes and refunds are given in their current state. */
export type ProviderEvent =
  | { readonly kind: 'charge'; readonly result: ChargeResult }
  | { readonly kind: 'dispute'; readonly of: ChargeReference; readonly dispute: ProviderDispute }
  | {
      readonly kind: 'refunds'
      readonly of: ChargeReference
      readonly all: readonly ProviderRefund[]
    }

/** The status of a charge: its outcome, or `open` while the member has yet to pay. */
export type ChargeStatus = ChargeResult | 'open'

/** A refund to make. Repeating a request refunds once. */
export interface RefundRequest {
  readonly refund: string
  /** The provider's reference of the charge. */
  readonly reference: string
  /** Minor unit. */
  readonly amount: number
  /** The sum refunded before, in the minor unit. */
  readonly before: number
}

/** A direct debit to collect, with its mandate. */
export interface DebitRequest {
  readonly payment: string
  readonly amount: number
  readonly currency: Currency
  readonly origin: string
  readonly returnPath: string
  readonly credits: number
  readonly iban: string
  readonly holder: string
  readonly email: string
  readonly signed: Date
  /** Where the mandate was signed, as evidence. */
  readonly signedFrom: { readonly address: string; readonly agent: string }
}

/** A company that collects payments. */
export interface PaymentProvider {
  readonly name: string
  /** Payment methods, most common first. */
  readonly methods: readonly PaymentMethod[]
  /** @throws PaymentRefused when the provider will never take the payment; other errors may be temporary */
  startCheckout(
    charge: CheckoutRequest,
  ): Promise<{ readonly reference: string; readonly redirectUrl: string }>
  /**
   * Collects from a bank account; repeating a request collects once.
   * @throws PaymentRefused when the provider will never take the payment
   */
  collect(debit: DebitRequest): Promise<{ readonly reference: string }>
  /**
   * Verifies and parses a webhook; null for events that do not concern us.
   * @throws DomainError webhook_signature when it does not come from the provider
   */
  parseWebhook(body: string, signature: string | undefined): Promise<ProviderEvent | null>
  readStatus(reference: string): Promise<ChargeStatus>
  /** Closes an open charge, so that it can no longer be paid, and returns its status; a bank's payment goes on. */
  close(reference: string): Promise<ChargeStatus>
  /**
   * @throws RefundRefused when the provider will never make the refund; other errors may be
   *   temporary
   */
  refund(back: RefundRequest): Promise<{ readonly reference: string }>
}

/** The provider refuses a payment permanently. */
export class PaymentRefused extends Error {}

/** The provider refuses a refund permanently. */
export class RefundRefused extends Error {}
