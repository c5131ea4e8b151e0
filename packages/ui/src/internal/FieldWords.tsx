import CircleAlert from 'lucide-react/icons/circle-alert'
import { FieldError } from 'react-aria-components/FieldError'
import { Text } from 'react-aria-components/Text'
import { description as descriptionClass, error, errorIcon } from './field.css.ts'

interface FieldWordsProps {
  readonly description?: string | undefined
  readonly errorMessage?: string | undefined
}

/** The hint and the fault under a React Aria field, which ties both to the box. */
export const FieldWords = ({ description, errorMessage }: FieldWordsProps) => (
  <>
    {description === undefined ? null : (
      <Text slot="description" className={descriptionClass}>
        {description}
      </Text>
    )}
    <FieldError className={error}>
      <CircleAlert size="1.1em" className={errorIcon} />
      <span>{errorMessage}</span>
    </FieldError>
  </>
)
