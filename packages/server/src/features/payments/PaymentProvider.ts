import type { Currency, Locale, PaymentMethod } from '@bouquet/contract'

/** What a provider is asked to collect. */
export interface CheckoutRequest {
  /** Id of our payment; asking twice for the same one begins one charge. */
  readonly payment: string
  /** The provider's name for a charge that was begun before. */
  readonly reference: string | null
  readonly credits: number
  /** Minor unit. */
  readonly amount: number
  readonly currency: Currency
  readonly method: PaymentMethod
  /** Scheme and host that the member uses, as in `https://example.org`. */
  readonly origin: string
  /** Where the provider sends the member afterwards. */
  readonly returnPath: string
  readonly buyer: { readonly email: string; readonly locale: Locale }
  /** When the payment was begun; a provider keeps the charge open for {@link checkoutSeconds}. */
  readonly created: Date
}

/** How long a member has to pay. */
export const checkoutSeconds = 7_200

/** What a provider reports of a charge. */
export interface ChargeResult {
  readonly reference: string
  /** Our own name for it, when the provider tells. */
  readonly payment: string | null
  readonly outcome: 'completed' | 'failed' | 'cancelled'
  readonly amount: number
  readonly currency: string
}

/** What a payer's bank reclaims. */
export interface ProviderDispute {
  /** The provider's name for it. */
  readonly reference: string
  readonly status: 'open' | 'won' | 'lost'
  /** Minor unit. */
  readonly amount: number
  readonly currency: string
}

/** Money that the provider has sent back, at our wish or by somebody's hand on the provider's own pages. */
export interface ProviderRefund {
  /** The provider's name for it. */
  readonly reference: string
  /** Our own name for it, when it was our wish. */
  readonly refund: string | null
  readonly isFailed: boolean
  /** Minor unit. */
  readonly amount: number
}

/** The charge that a report is about, by the provider's name and, if it tells, by ours. */
export interface ChargeReference {
  readonly reference: string
  readonly payment: string | null
}

/** What a provider tells unasked. Of disputes and money sent back it tells how they stand now. */
export type ProviderEvent =
  | { readonly kind: 'charge'; readonly notice: ChargeResult }
  | { readonly kind: 'dispute'; readonly of: ChargeReference; readonly dispute: ProviderDispute }
  | {
      readonly kind: 'refunds'
      readonly of: ChargeReference
      readonly all: readonly ProviderRefund[]
    }

/** Where a charge stands when the provider is asked: a notice, or still open. */
export type ChargeStatus = ChargeResult | 'open'

/** Money that goes back. Asking twice for the same refund pays back once. */
export interface RefundRequest {
  readonly refund: string
  /** The provider's name for the charge. */
  readonly reference: string
  /** Minor unit. */
  readonly amount: number
  /** What was paid back before, in the minor unit. */
  readonly before: number
}

/** A bank account and the mandate to collect from it. */
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
  /** Whence the mandate was signed, as evidence. */
  readonly signedFrom: { readonly address: string; readonly agent: string }
}

/** A company that takes money for us. */
export interface PaymentProvider {
  readonly name: string
  /** Ways to pay, the usual one first. */
  readonly methods: readonly PaymentMethod[]
  startCheckout(
    charge: CheckoutRequest,
  ): Promise<{ readonly reference: string; readonly redirectUrl: string }>
  /** Collects from a bank account; asking twice for the same payment collects once. */
  collect(debit: DebitRequest): Promise<{ readonly reference: string }>
  /**
   * Reads a report that arrived from outside; null for one that means nothing to us.
   * @throws DomainError webhook_signature when it does not come from the provider
   */
  parseWebhook(body: string, signature: string | undefined): Promise<ProviderEvent | null>
  /** Asks where a charge stands. */
  readStatus(reference: string): Promise<ChargeStatus>
  /** Closes an open charge, so that it cannot be paid any more, and says where it stands then. */
  close(reference: string): Promise<ChargeStatus>
  /**
   * Pays back.
   * @throws RefundRefused when the provider never will; anything else thrown may pass
   */
  refund(back: RefundRequest): Promise<{ readonly reference: string }>
}

/** The provider says no for good. */
export class RefundRefused extends Error {}
