const listed = (names: string): readonly string[] => names.trim().split(/\s+/)

/** Names for the drawn people of the public pages, none of them rare, none of them anyone's. */
export const exampleNames = {
  female: listed(`
    Clara Ines Maja Ruth Nora Lea Amina Greta Sofia Ida Elena Yara Anna Marta Julia
    Hanna Eva Lucia Sara Ella Laura Emma Alba Signe Petra Vera Olivia Leonie Chiara Tuva
    Ronja Aino Camille Zofia Helena Carla Rosa Linnea Irene Mila Paula Astrid Naomi Lina
    Tessa Marie Silvia Dora
  `),
  male: listed(`
    Jonas Mateo Emil Viktor Paul Samir Oskar Luca Henrik Adam Tom Rafael Ben Marek Hugo
    Anton Erik Leo Pablo Finn Nils Daniel Marco Simon Jan Elias Theo Lars Bruno Karl
    Milan Otto Julien Kasper David Arne Felix Mikko Piotr Sven Ali Noah Max Diego Ole
    Tomas Ivan Gabriel
  `),
}
