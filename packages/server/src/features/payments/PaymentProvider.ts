import type { Currency } from '@bouquet/contract'

/** What a provider is asked to collect. */
export interface Charge {
  /** Id of our payment; asking twice for the same one begins one charge. */
  readonly payment: string
  readonly credits: number
  /** Minor unit. */
  readonly amount: number
  readonly currency: Currency
  /** Host and port that the member uses, as in `example.org`. */
  readonly host: string
  /** Where the provider sends the member afterwards. */
  readonly returnPath: string
}

/** What a provider reports of a charge. */
export interface Notice {
  readonly reference: string
  readonly outcome: 'completed' | 'failed' | 'cancelled'
  readonly amount: number
  readonly currency: string
}

/** A company that takes money for us. */
export interface PaymentProvider {
  readonly name: string
  begin(charge: Charge): Promise<{ readonly reference: string; readonly redirectUrl: string }>
  /**
   * Reads a notice that arrived from outside.
   * @throws DomainError webhook_signature when it does not come from the provider
   */
  readNotice(body: string, signature: string | undefined): Notice
}
