import { Fragment } from 'react'

/** The name of a file, which a line may break after an underscore: many hold no space. */
export function FileName({ name }: { name: string }) {
  return name.split(/(?<=_)(?!_)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
