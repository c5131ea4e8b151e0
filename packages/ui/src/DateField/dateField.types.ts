export interface DatePartProps {
  readonly label: string
  /** `1990-05-31`, or null while it is not complete. */
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  /** The focus has gone elsewhere. */
  readonly onLeave: () => void
  readonly locale: string | undefined
  readonly description: string | undefined
  readonly errorMessage: string | undefined
  readonly name: string | undefined
  readonly autoComplete: 'bday' | 'off' | undefined
  readonly isRequired: boolean
  readonly isDisabled: boolean
  readonly isReadOnly: boolean
}
