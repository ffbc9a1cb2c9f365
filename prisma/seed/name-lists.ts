const words = (text: string): readonly string[] => text.trim().split(/\s+/);

export const finnishFirstNames = words(`
  Aino Aleksi Anna Annika Anni Antti Ari Arto Eero Eeva Eetu Elina Ella Emilia Emma Esa Hanna Hannele Hannu Harri
  Heidi Heikki Heini Helmi Henri Iida Ilkka Iiris Inka Jaakko Jani Janne Jari Jarkko Jenni Jere Joni Joonas Juha
  Juho Jukka Jussi Kaisa Kalle Kari Katariina Katja Kirsi Krista Lasse Laura Lauri Leena Liisa Lotta Maarit Maija
  Maria Marika Mari Marko Markus Matias Matti Mia Miika Mika Mikko Mira Mirka Niina Niko Noora Olli Oona Oskari
  Outi Paula Pekka Petri Petteri Pia Piia Päivi Pirjo Reetta Riikka Risto Ronja Saara Sakari Salla Sami Sampo
  Sanna Sari Satu Seppo Sini Sirpa Taina Tanja Tapio Tarja Teemu Terhi Tero Timo Tiina Titta Tommi Toni Tuomas
  Tuuli Tuukka Tytti Ulla Vappu Veera Veli Vesa Vilja Ville Väinö
`);

export const finnishSurnames = words(`
  Aalto Aaltonen Ahlgren Aho Ahola Ahonen Alanko Alatalo Anttila Autio Eerola Eklund Eronen Forsman Haapala
  Haapaniemi Haavisto Hakala Hakkarainen Hallikainen Halme Hartikainen Heikkilä Heikkinen Heino Heinonen Hietala
  Hietanen Hiltunen Hirvonen Holopainen Honkanen Huhtala Huttunen Hyvärinen Hyvönen Hämäläinen Hänninen Ikonen
  Immonen Jaakkola Jalonen Jokela Jokinen Juntunen Juvonen Jääskeläinen Kaikkonen Kallio Kangas Karhu Karjalainen
  Karppinen Karvonen Kauppila Kauppinen Kemppainen Keränen Ketola Kettunen Kinnunen Kivelä Kiviniemi Koivisto
  Koivula Kokko Kokkonen Korhonen Korpela Korpi Koskela Koskinen Kosonen Kukkonen Kuosmanen Kurki Kuusisto
  Kärkkäinen Laakso Laaksonen Lahtinen Laine Laitinen Lampinen Lappalainen Lassila Lehtinen Lehtonen Lehto
  Leinonen Leppänen Leppälä Leskinen Liimatainen Lindfors Linna Louhi Lindroth Luoma Luukkonen Malinen
  Manninen Markkanen Martikainen Mattila Mikkola Mikkonen Miettinen Moilanen Mustonen Mäkelä Mäki Mäkinen Nevalainen
  Niemelä Niemi Nieminen Niskanen Nurmi Nurmela Nykänen Ojala Oksanen Ollila Paananen Paavola Pajunen Palomäki
  Parkkinen Partanen Peltola Peltonen Pennanen Pesonen Piirainen Pirinen Pitkänen Pohjola Puustinen Pulkkinen
  Rantala Rantanen Rautio Rintala Rissanen Ronkainen Ruotsalainen Räsänen Saarela Saari Saarinen Salmela Salminen
  Salonen Savolainen Seppälä Seppänen Sihvonen Sillanpää Siltanen Soininen Suominen Taipale Tanskanen Tervo
  Tiainen Toivanen Tolonen Tuominen Tuomi Turunen Uusitalo Vainio Valkonen Vartiainen Vehviläinen Viitala
  Virtanen Vuori Väisänen Välimäki Väänänen Ylitalo Ylönen
`);

export const swedishFirstNames = words(`
  Alexander Anders Annika Axel Benita Björn Camilla Carina Carl-Johan Cecilia Christian Daniela Emil Eva Filip
  Fredrik Frida Gunilla Gustav Hedda Henrik Ida Ingrid Jan-Erik Jenny Johan Johanna Jonas Kaj Karl Kristoffer
  Linda Linnea Lukas Magnus Malin Mathias Mikael Monica Nina Oscar Patrik Pernilla Peter Pia Rasmus Robert Sebastian
  Sofia Stefan Susanna Tom Tove Ulrika Viktor Åsa
`);

export const swedishSurnames = words(`
  Ahlskog Andersson Backman Backlund Berg Bergman Björklund Blomqvist Boström Byskata Dahlbacka Ekblom Ekholm
  Ekström Engblom Eriksson Fagerström Fagerudd Forsell Fors Granholm Grönholm Grönlund Gustafsson Haglund
  Hansson Holmberg Holmström Häggblom Höglund Jansson Johansson Karlsson Kronqvist Lindberg Lindholm Lindqvist
  Lindroos Lindström Lundqvist Lönnqvist Mattsson Mickelsson Nordlund Nordström Nyberg Nygård Nylund Nyman
  Pettersson Rönnqvist Sandström Sjöberg Sjöblom Sjöholm Slotte Snellman Stenbacka Storbacka Strandberg Sundqvist
  Söderholm Söderlund Söderström Wikström Wiklund Wasström Wentus Österberg Östman
`);

/** People who moved to Finland to work; surnames are kept within the language of the first name. */
export const internationalNames: readonly { first: readonly string[]; last: readonly string[] }[] = [
  {
    first: words(
      "Aarav Ananya Arjun Deepa Divya Karthik Kavya Nikhil Pooja Pranav Priya Rahul Rohan Shreya Sneha Vikram",
    ),
    last: words(
      "Agarwal Bhat Chatterjee Desai Gupta Iyer Joshi Kulkarni Menon Mukherjee Nair Patel Rao Reddy Sharma Verma",
    ),
  },
  {
    first: words("Andres Kadri Karl Katrin Kristjan Liis Maarja Madis Piret Priit Rasmus Siim Tanel Triin"),
    last: words("Kask Koppel Kruus Lepik Mägi Oja Pärn Rebane Saar Sepp Tamm Tamme Vaher Õunapuu"),
  },
  {
    first: words("Anastasia Andrii Daria Dmytro Iryna Kateryna Maksym Natalia Oleksandr Olena Serhii Yulia"),
    last: words(
      "Bondarenko Danylenko Havrylenko Kovalenko Kravchenko Lysenko Marchenko Petrenko Romanenko Shevchenko Tkachenko Vasylenko",
    ),
  },
  {
    first: words("Anke Christoph Felix Hannes Jana Jens Katharina Lena Matthias Moritz Sabine Tobias"),
    last: words("Baumann Becker Fischer Hoffmann Keller Krüger Lehmann Neumann Richter Schäfer Vogel Weber"),
  },
  {
    first: words("Alejandro Andrea Camila Carlos Diego Elena Inés Javier Lucía Marta Pablo Sergio"),
    last: words(
      "Álvarez Castillo Delgado Domínguez Fuentes Gómez Herrera Iglesias Medina Navarro Ortega Serrano",
    ),
  },
  {
    first: words("Bruno Beatriz Eduardo Fernanda Gustavo Juliana Larissa Leonardo Rafael Tiago"),
    last: words("Almeida Barbosa Cardoso Carvalho Ferreira Moreira Oliveira Pereira Ribeiro Teixeira"),
  },
  {
    first: words("Binh Duc Hai Hoa Huong Lan Linh Mai Minh Quang Thao Tuan"),
    last: words("Bui Dang Dinh Hoang Le Ngo Nguyen Pham Phan Tran Vo Vu"),
  },
  {
    first: words("Amir Arash Dariush Leila Maryam Mina Nasrin Omid Parisa Reza Sara Shirin"),
    last: words(
      "Ahmadi Azizi Farahani Ghorbani Hosseini Karimi Mohammadi Moradi Rahimi Rezaei Sadeghi Tehrani",
    ),
  },
  {
    first: words("Chen Fang Jing Jun Lei Mei Ming Wei Xin Yan Yifan Yue"),
    last: words("Chen Gao He Huang Li Lin Liu Wang Wu Xu Zhang Zhao"),
  },
  {
    first: words("Alastair Aoife Ciaran Claire Duncan Emily Fiona Hugh Imogen Oliver Rory Siobhán"),
    last: words(
      "Bennett Campbell Doyle Fraser Gallagher Hughes Kavanagh MacLeod Murphy O'Brien Sutherland Whitfield",
    ),
  },
  {
    first: words("Amara Chidi Emeka Folake Ifeoma Kwame Ngozi Obinna Tunde Yaw Zainab Abena"),
    last: words("Adeyemi Agyeman Balogun Boateng Eze Mensah Nwosu Obi Okafor Okoye Osei Owusu"),
  },
  {
    first: words("Agnieszka Bartosz Ewa Jakub Joanna Katarzyna Łukasz Magdalena Marcin Michał Paweł Zofia"),
    last: words("Dudek Kaczmarek Kowalczyk Krawczyk Mazur Nowak Pawlak Sikora Stępień Walczak Wójcik Zając"),
  },
  {
    first: words("Alessandro Chiara Davide Francesca Giulia Lorenzo Marco Matteo Paolo Valentina"),
    last: words("Bianchi Conti Esposito Ferrari Galli Marino Moretti Ricci Rinaldi Russo"),
  },
];
