import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { Badge } from '@bouquet/ui/Badge'
import { Button } from '@bouquet/ui/Button'
import { Checkbox } from '@bouquet/ui/Checkbox'
import { IconButton } from '@bouquet/ui/IconButton'
import { InterestIcon } from '@bouquet/ui/InterestIcon'
import { ProfileCard } from '@bouquet/ui/ProfileCard'
import { Select } from '@bouquet/ui/Select'
import { Switch } from '@bouquet/ui/Switch'
import { TextArea } from '@bouquet/ui/TextArea'
import { TextField } from '@bouquet/ui/TextField'

const tones = ['primary', 'secondary', 'neutral', 'success', 'warning', 'danger', 'info'] as const
const buttonTones = ['primary', 'secondary', 'neutral', 'danger'] as const
const alertTones = ['info', 'success', 'warning', 'danger'] as const
const variants = ['solid', 'outline', 'quiet'] as const
const nothing = () => {}

/** The hardest background for light text. */
const white = {
  src: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><path fill="#fff" d="M0 0h4v5H0z"/></svg>')}`,
  width: 800,
  height: 1000,
}

/** Every kind of colour pair, on real components. */
export function ColorSheet() {
  return (
    <>
      <div data-sheet="text">
        <h2>A heading</h2>
        <p>
          Running text that names <a href="#terms">the terms</a>.
        </p>
        {variants.flatMap((variant) =>
          buttonTones.map((tone) => (
            <Button key={`${variant} ${tone}`} variant={variant} tone={tone}>
              {variant} {tone}
            </Button>
          )),
        )}
        {variants.map((variant) => (
          <IconButton
            key={variant}
            variant={variant}
            label={variant}
            icon={<InterestIcon name="wine" />}
          />
        ))}
        {tones.flatMap((tone) =>
          (['solid', 'soft'] as const).map((variant) => (
            <Badge key={`${variant} ${tone}`} variant={variant} tone={tone}>
              {tone}
            </Badge>
          )),
        )}
        {alertTones.map((tone) => (
          <AlertBanner key={tone} tone={tone} title={tone} onDismiss={nothing}>
            Something to know.
          </AlertBanner>
        ))}
        <TextField label="Name" description="As others see it." defaultValue="Anna" />
        <TextField label="Faulty" errorMessage="This is not right." />
        <TextArea label="About me" />
        <Select label="Language" options={[{ id: 'en', label: 'English' }]} />
        <Checkbox>Agreed</Checkbox>
        <Switch label="On" />
      </div>
      <div data-sheet="photo" style={{ inlineSize: 320 }}>
        <ProfileCard name="Anna" age={34} photo={white} description="Utrecht" headingLevel={3} />
      </div>
    </>
  )
}
