/** Invented travellers: first names and surnames that go together, with nationality (ISO 3166-1 alpha-3) and the shape of a passport number. */
export interface Culture {
  readonly nationality: string;
  readonly women: readonly string[];
  readonly men: readonly string[];
  readonly surnames: readonly string[];
  /** `A` stands for a letter, `9` for a digit. */
  readonly passport: string;
}

const culture = (nationality: string, passport: string, women: string, men: string, surnames: string): Culture => {
  const list = (text: string) => text.split(",").map((name) => name.trim());
  return { nationality, passport, women: list(women), men: list(men), surnames: list(surnames) };
};

/** Who travels in the demo world and in stories. */
export const cultures: readonly Culture[] = [
  culture(
    "GBR",
    "999999999",
    "Olivia, Amelia, Isla, Grace, Freya, Charlotte",
    "Oliver, George, Harry, Jack, Arthur, Callum",
    "Smith, Jones, Taylor, O’Connor, Featherstonehaugh-Cholmondeley, Walker, Macdonald, Evans",
  ),
  culture(
    "IRL",
    "AA9999999",
    "Aoife, Niamh, Saoirse, Ciara, Róisín",
    "Conor, Seán, Oisín, Cillian, Fionn",
    "Murphy, Ó Súilleabháin, Kelly, O’Brien, Byrne, Ní Mhurchú",
  ),
  culture(
    "DEU",
    "A99A99A99",
    "Anna, Lena, Käthe, Sophie, Jördis",
    "Lukas, Jörg, Felix, Jürgen, Maximilian",
    "Müller, Schmidt, Weiß, Schäfer, von der Heyden, Groß, Krüger",
  ),
  culture(
    "FRA",
    "99AA99999",
    "Camille, Amélie, Zoé, Chloé, Marie-Hélène",
    "Louis, Jean-Baptiste, Théo, Gaël, François",
    "Dubois, Lefèvre, Moreau, Le Goff, d’Alençon, Girard",
  ),
  culture(
    "ESP",
    "AAA999999",
    "Lucía, Inés, Carmen, Begoña, María José",
    "Hugo, Álvaro, Íñigo, José Luis, Mateo",
    "García López, Fernández, Muñoz, Ibáñez Ruiz, de la Cruz, Peña",
  ),
  culture(
    "PRT",
    "AA999999",
    "Beatriz, Inês, Conceição, Matilde",
    "João, Tomás, Gonçalo, Martim",
    "Ferreira, Gonçalves, Araújo, Magalhães, dos Santos",
  ),
  culture(
    "ITA",
    "AA9999999",
    "Giulia, Sofia, Chiara, Martina",
    "Marco, Leonardo, Matteo, Niccolò",
    "Rossi, Bianchi, D’Angelo, Esposito, Colombo, De Luca",
  ),
  culture(
    "POL",
    "AA9999999",
    "Zofia, Małgorzata, Agnieszka, Łucja",
    "Jakub, Łukasz, Paweł, Stanisław",
    "Kowalska, Wójcik, Zieliński, Szczepański, Dąbrowski",
  ),
  culture(
    "HUN",
    "AA9999999",
    "Réka, Zsófia, Eszter, Orsolya",
    "Bálint, Ádám, György, Zoltán",
    "Nagy, Szabó, Tóth, Kovács, Őry, Fülöp",
  ),
  culture(
    "ROU",
    "999999999",
    "Ioana, Andreea, Ștefania, Ana",
    "Andrei, Ștefan, Mihai, Răzvan",
    "Popescu, Ionescu, Dumitrașcu, Țepeș, Stoica",
  ),
  culture(
    "NOR",
    "AAA9999999",
    "Ingrid, Nora, Åse, Solveig",
    "Lars, Håkon, Øyvind, Sigurd",
    "Hansen, Ødegård, Bjørnstad, Aas, Næss",
  ),
  culture(
    "SWE",
    "99999999",
    "Åsa, Astrid, Märta, Ebba",
    "Björn, Göran, Elias, Åke",
    "Lindqvist, Öberg, Åkesson, Sjöström, Nyström",
  ),
  culture(
    "DNK",
    "999999999",
    "Freja, Karen, Søs, Ida",
    "Mads, Søren, Jørgen, Frederik",
    "Nielsen, Sørensen, Kjær, Østergaard, Møller",
  ),
  culture(
    "FIN",
    "AA9999999",
    "Aino, Päivi, Säde, Venla",
    "Väinö, Jussi, Eero, Onni",
    "Korhonen, Mäkinen, Hämäläinen, Järvinen",
  ),
  culture(
    "GRC",
    "AA9999999",
    "Eleni, Katerina, Ioanna, Despina",
    "Giorgos, Nikolaos, Yannis, Dimitrios",
    "Papadopoulos, Georgiou, Vlachos, Konstantinidis",
  ),
  culture(
    "TUR",
    "A99999999",
    "Elif, Zeynep, Gülşen, Ayşe",
    "Yusuf, Çağlar, Ömer, İbrahim",
    "Yılmaz, Şahin, Çelik, Öztürk, Aydın",
  ),
  culture(
    "UKR",
    "AA999999",
    "Oksana, Olena, Юлія, Nataliia",
    "Andriy, Taras, Сергій, Bohdan",
    "Shevchenko, Ковальчук, Bondarenko, Щербак",
  ),
  culture(
    "EGY",
    "A99999999",
    "Fatima, Noor, ليلى, Mariam",
    "Omar, Youssef, أحمد, Khaled",
    "Abdulrahman, حداد, El-Sayed, Mansour, Al-Farsi",
  ),
  culture(
    "NGA",
    "A99999999",
    "Chiamaka, Ngozi, Adaeze, Folake",
    "Chidi, Emeka, Tunde, Olúṣẹ́gun",
    "Okafor, Adeyemi, Nwosu, Balogun, Eze",
  ),
  culture(
    "IND",
    "A9999999",
    "Priya, Harpreet, Ananya, Lakshmi",
    "Arjun, Rohan, Gurpreet, Venkata Subramanian",
    "Singh, Patel, Raman, Chattopadhyay, Iyer, Venkataraghavan",
  ),
  culture(
    "THA",
    "AA9999999",
    "Ploy, Siriporn, Kanya, Malee",
    "Somchai, Anan, Niran, Chaiyaphum",
    "Srisai, Wongsuwan, Chaiprasert, Na Ayutthaya",
  ),
  culture(
    "MYS",
    "A99999999",
    "Siti Nurhaliza, Aisyah, Mei Ling, Nurul",
    "Wei Jie, Muhammad Haziq, Arif, Kumar",
    "binti Ahmad Zulkifli, bin Abdullah, Tan, Lim, a/l Subramaniam",
  ),
  culture(
    "IDN",
    "A9999999",
    "Dewi, Putri, Ayu, Sri Wahyuni",
    "Budi, Agus, Rizky, Joko",
    "Santoso, Wijaya, Kusuma, Hidayat",
  ),
  culture(
    "PHL",
    "A9999999A",
    "Maria Clara, Angel, Kristine, Jasmine",
    "Jose, John Paul, Miguel, Rodrigo",
    "dela Cruz, Santos, Reyes, Macaraeg, Bautista",
  ),
  culture(
    "CHN",
    "AA9999999",
    "Mei, Xiu Ying, Li Hua, Fang",
    "Wei, Jun, Zhi Qiang, Hao",
    "Zhang, Wang, Li, Ouyang, Zhao",
  ),
  culture(
    "JPN",
    "AA9999999",
    "Yui, Sakura, Hina, Aoi",
    "Haruto, Ren, Sota, Kenji",
    "Tanaka, Satō, Suzuki, Yamamoto, Ōno",
  ),
  culture(
    "KOR",
    "A99999999",
    "Seo-yeon, Ji-woo, Ha-eun, Min-ji",
    "Min-jun, Ji-ho, Do-yun, Hyun-woo",
    "Kim, Lee, Park, Choi, Hwangbo",
  ),
  culture(
    "VNM",
    "A9999999",
    "Thị Hương, Linh, Ngọc Ánh, Mai",
    "Minh, Quốc Bảo, Tuấn, Đức",
    "Nguyễn, Trần, Đặng, Phạm, Võ",
  ),
  culture(
    "USA",
    "A99999999",
    "Emma, Ava, Madison, Shaniqua",
    "Liam, Noah, Tyrone, Ethan",
    "Johnson, Williams, Garcia-Ramirez, Washington, Nguyen, St. James",
  ),
  culture(
    "CAN",
    "AA999999",
    "Émilie, Charlotte, Noémie, Sarah",
    "Benoît, William, Étienne, Logan",
    "Tremblay, MacKenzie, Gagné, Roy, Côté",
  ),
  culture(
    "BRA",
    "AA999999",
    "Ana Luíza, Júlia, Yasmin, Letícia",
    "Thiago, João Pedro, Cauã, Luís",
    "Nascimento dos Santos, da Silva, Araújo, Conceição",
  ),
  culture(
    "COL",
    "AA999999",
    "Valentina, Mariana, Luz Ángela",
    "Santiago, Andrés, Julián",
    "Rodríguez, Gómez Restrepo, Muñoz, Echeverría",
  ),
];

/** Every surname with the culture that it is of. */
export const surnames: readonly { readonly surname: string; readonly culture: Culture }[] = cultures.flatMap((of) =>
  of.surnames.map((surname) => ({ surname, culture: of })),
);

/** The first names of a culture. */
export const firstNames = ({ women, men }: Culture): readonly string[] => [...women, ...men];
