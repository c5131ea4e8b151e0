export interface DatePartProps {
  readonly label: string
  /** `1990-05-31`, or null while incomplete. */
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  /** Called when the focus leaves the field. */
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
