import type { Card as CardData } from '../../siteData.ts'

interface Props extends CardData {
  readonly example: string
}

/** A portrait with name and interests. */
export function Card({ title, chips, src, srcset, example }: Props) {
  return (
    <li className="person">
      <figure className="card">
        {/* biome-ignore lint/performance/noImgElement: portraits come in ready sizes, as in the other sites. */}
        <img
          className="picture"
          src={src}
          srcSet={srcset}
          sizes="(min-width: 75rem) 13rem, (min-width: 36rem) 33vw, 50vw"
          width="640"
          height="800"
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
        />
        <figcaption>
          <span className="texts">
            <span className="name">{title}</span>
            <span className="chips">
              {chips.map((chip) => (
                <span key={chip} className="chip">
                  {chip}
                </span>
              ))}
            </span>
          </span>
          <span className="example">{example}</span>
        </figcaption>
      </figure>
    </li>
  )
}
