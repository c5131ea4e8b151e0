import type { Translate } from '@bouquet/i18n'
import { people, portraitSvg } from '@bouquet/portraits'
import type { DrawnBrand } from '@bouquet/theme/art'
import { Avatar } from '@bouquet/ui/Avatar'
import { Badge } from '@bouquet/ui/Badge'
import { Button } from '@bouquet/ui/Button'
import { CreditPackageCard } from '@bouquet/ui/CreditPackageCard'
import { InterestIcon } from '@bouquet/ui/InterestIcon'
import { ProfileCard } from '@bouquet/ui/ProfileCard'
import { RadioGroup } from '@bouquet/ui/RadioGroup'
import { TextField } from '@bouquet/ui/TextField'
import { useId } from 'react'
import * as css from './composition.css.ts'
import { HeroBand } from './HeroBand.tsx'

const [person] = people

const photo =
  person === undefined
    ? null
    : {
        src: `data:image/svg+xml,${encodeURIComponent(portraitSvg(person, { scene: 1 }))}`,
        width: 800,
        height: 1000,
      }

interface CompositionProps {
  /** The brand to preview. */
  readonly brand: DrawnBrand
  readonly mode: string
  readonly t: Translate
}

/** Sample of a brand: hero art, profile card, buttons, text field and price. */
export function Composition({ brand, mode, t }: CompositionProps) {
  const id = useId()
  return (
    <article className={css.composition} aria-labelledby={`${id}-brand`}>
      <HeroBand brand={brand} mode={mode} id={`${id}-brand`} />
      <div className={css.head}>
        <Avatar name="Anna" photo={photo} size="lg" isOnline />
        <Badge tone="primary" variant="solid">
          3
        </Badge>
      </div>
      <ProfileCard
        name="Anna"
        age={34}
        photo={photo}
        href="#anna"
        description="Utrecht"
        headingLevel={3}
        chips={[
          { id: 'wine', label: t('attributes:interest.wine'), icon: <InterestIcon name="wine" /> },
        ]}
        fictionalLabel={t('attributes:fictional.singular')}
      />
      <div className={css.actions}>
        <Button>{t('people:member.write', { name: 'Anna' })}</Button>
        <Button variant="outline" tone="secondary">
          {t('people:member.next', { name: 'Joris' })}
        </Button>
      </div>
      <TextField
        label={t('chat:list.search')}
        description={t('common:signup.name_hint')}
        type="search"
      />
      <RadioGroup label={t('credits:package.choose')} isLabelHidden defaultValue="100">
        <CreditPackageCard
          value="100"
          credits={100}
          price={{ amount: 24_90, currency: 'EUR' }}
          messagePrice={{ amount: 25, currency: 'EUR' }}
        />
      </RadioGroup>
    </article>
  )
}
