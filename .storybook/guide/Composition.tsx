import type { Translate } from '@bouquet/i18n'
import { people, portraitSvg } from '@bouquet/portraits'
import { Badge } from '@bouquet/ui/Badge'
import { Button } from '@bouquet/ui/Button'
import { CreditPackageCard } from '@bouquet/ui/CreditPackageCard'
import { InterestIcon } from '@bouquet/ui/InterestIcon'
import { ProfileCard } from '@bouquet/ui/ProfileCard'
import { TextField } from '@bouquet/ui/TextField'
import { useId } from 'react'
import * as css from './composition.css.ts'

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
  /** Name of the brand that it wears. */
  readonly brand: string
  readonly t: Translate
}

/** A person, a word to them, a field and a price: what every brand is made of. */
export const Composition = ({ brand, t }: CompositionProps) => {
  const id = useId()
  return (
    <article className={css.composition} aria-labelledby={`${id}-brand`}>
      <header className={css.head}>
        <h2 id={`${id}-brand`}>{brand}</h2>
        <Badge tone="primary" variant="solid">
          3
        </Badge>
      </header>
      <ProfileCard
        name="Anna"
        age={34}
        photo={photo}
        href="#anna"
        detail="Utrecht"
        headingLevel={3}
        chips={[
          { id: 'wine', label: t('attributes:interest.wine'), icon: <InterestIcon name="wine" /> },
        ]}
        fictionalLabel={t('attributes:fictional.singular')}
        likeLabel={t('people:like.give', { name: 'Anna' })}
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
      <CreditPackageCard
        name={`${id}-package`}
        value="100"
        creditsText={t('credits:package.credits', { count: 100, figure: '100' })}
        priceText="€ 24.90"
        messagePriceText={t('credits:package.message_price', { price: '€ 0.75' })}
        isSelected
      />
    </article>
  )
}
