import type { ScenarioId } from "../scenarios.ts";

/** Was hinter jedem Szenario steht, in eigenen Worten. */
export const de: Readonly<Record<ScenarioId, string>> = {
  duel: "Am 21. April 1918 jagte Manfred von Richthofen eine Camel tief über der Somme, und der Kanadier Roy Brown stürzte ihm nach. Der rote Dreidecker ging hinter den australischen Linien nieder, sein Pilot war tot. Den Abschuss bekam Brown; die meisten, die sich seither damit befasst haben, glauben an eine Kugel vom Boden. Hier treffen sich die beiden, als wäre sonst niemand dabei gewesen; der Dreidecker ist im Vorteil und gewinnt etwa doppelt so oft.",
  hawker:
    "Lanoe Hawker trug das Victoria Cross und führte die erste Staffel einsitziger Jäger, auf der D.H.2. Am 23. November 1916 traf er über Bapaume auf einen jungen Albatros-Piloten; eine halbe Stunde lang kreisten die zwei umeinander herab, und der Westwind trug sie immer weiter hinter die deutschen Linien. Als der Kraftstoff knapp wurde, brach Hawker nach Hause aus und wurde im letzten Augenblick erschossen. Der andere war Manfred von Richthofen. Hier ist Hawker im Vorteil: Computer bringen ihn fast immer heim, und wer den Albatros fliegt, muss es besser machen als sie.",
  dogfight:
    "Im Sommer 1917 führte Raymond Collishaw in Naval Ten einen Schwarm von Kanadiern, dessen Dreidecker schwarze Nasen und schwarze Namen hatten: Black Maria, Black Roger, Black Death. In zwei Monaten meldete er rund achtzig Luftsiege. Ende Juni schlug er sich immer wieder mit der Jasta 11, deren Karl Allmenröder einen der fünf abschoss, bevor er zwei Tage später selbst fiel. Wie damals sind die Dreidecker im Vorteil: Sie gewinnen etwa drei von vier Gefechten.",
  "voss-last-fight":
    "Am Abend des 23. September 1917 flog Werner Voss, mit achtundvierzig Luftsiegen, einen der ersten beiden Fokker-Dreidecker mitten in die S.E.5a der 56 Squadron, das Beste, was die Briten hatten. Etwa zehn Minuten lang kämpfte er gegen sieben, allein bis auf einen Albatros, der ihm eine Weile half, und durchlöcherte fast alle. Am Ende schoss ihn Arthur Rhys Davids ab. James McCudden schrieb, dieses Fliegen werde er nie vergessen.",
  "last-autumn":
    "Im Oktober 1918 standen mehr Fokker D.VII an der Front, als es Kraftstoff für sie gab. In Flandern deckten die Jagdflieger der Marine unter Gotthard Sachsenberg den Rückzug von der Küste; manche hatten schon den neuen Fokker-Eindecker mit dem Sperrholzflügel aus einem Stück. Deutsche Flieger trugen nun Fallschirme. Britische nicht.",
  "line-patrol-1915":
    "Mit einem Maschinengewehr, das durch den Propeller schoss, verleidete eine Handvoll Fokker-Eindecker den Briten im Winter 1915 den Flug über die Linien. Am 29. Dezember sollten zwei B.E.2c nach Cambrai schauen. Oswald Boelcke und Max Immelmann fingen sie ab; David Glen wurde abgeschossen, und Sholto Douglas kam knapp über den Bäumen heim. Der Gunbus, der ihnen hier hilft, ist unsere Zutat.",
  "ball-rolands":
    "Albert Ball flog gern allein, kam von unten und zog sein Flügel-MG herab, so dass es nach oben in den Bauch des anderen feuerte. Am 22. August 1916 ging er mit seiner Nieuport auf zwei Verbände von Roland-Zweisitzern los und holte in drei viertel Stunden drei davon herunter. Die Roland war schnell, und ihr Beobachter sah überallhin, nur nicht dorthin, worauf es ankam.",
  photo:
    "1917 lebten die Armeen von Luftbildern, und die langsamen Maschinen, die sie holten, bezahlten dafür. Am 13. April, in der Schlacht von Arras, starteten sechs R.E.8 der 59 Squadron, um die Linie von Drocourt nach Quéant aufzunehmen. Ihr Begleitschutz verfehlte sie, die Jasta 11 nicht: alle sechs wurden abgeschossen, zehn der zwölf Mann starben. Hier hat der Begleitschutz sie gefunden.",
  spotting:
    "Als am 7. Juni 1917 die Minen unter dem Rücken von Messines hochgingen, war jede deutsche Batterie dahinter aus der Luft gefunden, und die meisten wurden von Geschützen getroffen, die sie nicht sehen konnten. Das besorgten zwei Mann in einer Maschine, die stundenlang Achten flog und Korrekturen morste. Die Jagdstreifen hoch darüber waren dazu da, dass sie weitermorsen konnten.",
  "trench-strafing":
    "Am 20. November 1917 brachen bei Cambrai fast vierhundert Tanks durch, in so tiefem Nebel, dass die vorausgeschickten Camels in Haushöhe flogen. Sie warfen ihre leichten Bomben auf Batterien und beschossen Gräben und Straßen. Die Truppe hatte Befehl, mit allem zurückzuschießen, und an den Tagen darauf ging von den so eingesetzten Maschinen täglich etwa ein Drittel verloren oder zu Bruch.",
  "battle-flight":
    "Für die große Offensive vom 21. März 1918 hatten die Deutschen Schlachtstaffeln aus leichten Zweisitzern gebildet, die nur eine Aufgabe hatten: in hundert Metern Höhe vor der Infanterie herzufliegen. Der Beobachter stand mit seinem MG im Drehring und hatte ein Brett mit Stielhandgranaten neben sich. Am ersten Morgen hielt sie der Nebel am Boden; als er stieg, waren sie sofort über der zweiten britischen Linie.",
  bombing:
    "Am Tag nach dem Durchbruch bei Amiens schickte man die Royal Air Force gegen die Brücken der Somme, um eine deutsche Armee am falschen Ufer zu fangen. Sie flog über zweihundert Einsätze aus geringer Höhe, traf auf das beste Jagdgeschwader der Deutschen, nun unter Lothar von Richthofen, und verlor an diesem einen Tag rund vierzig Maschinen. Die Brücken standen noch.",
  gothas:
    "Im Sommer 1917 bombardierten Gothas am hellen Tag London, und England war außer sich. Am 22. August kamen sie ein letztes Mal bei Tag: Flak und Jäger empfingen sie an der Küste, drei wurden abgeschossen, und fortan kamen sie nachts. Sie zu verfolgen war eines; hinter einer Maschine zu sitzen, die durch einen Tunnel im eigenen Bauch feuern konnte, war etwas anderes.",
  balloons:
    "Ein Fesselballon war mehr wert als jedes Flugzeug und wurde danach bewacht. Frank Luke aus Arizona flog auf nichts anderes: Im September 1918 verbrannte er vierzehn in siebzehn Tagen. Am 18. holte er zwei bei Labeuville und schlug sich mit drei weiteren Luftsiegen durch die Fokker, während sein Freund Joseph Wehner, der stets darüber flog, um sie ihm vom Leib zu halten, abgeschossen wurde.",
  "balloon-alone":
    "Wer einen Ballon angriff, dessen Höhe kannten auch die Schützen darunter; sie war sorgfältig ausgemessen. Er kam tief über die Felder, zog hoch, hatte Zeit für einen langen Feuerstoß in zweitausend Kubikmeter Wasserstoff und wusste nicht, wo die Maschinengewehre standen, bis sie feuerten. Henry Woollett von der 43 Squadron tat es elfmal, mit einer Haube aus Leopardenfell, und überlebte.",
  "bloody-april":
    "Die Schlacht von Arras begann am Ostermontag, dem 9. April 1917, in Schneeregen. Die Briten hatten weit mehr Flugzeuge, die meisten davon langsam, und den Befehl, um jeden Preis zu fotografieren und die Artillerie zu leiten. Die Deutschen waren wenige und flogen den Albatros D.III. Im April verlor das Royal Flying Corps rund zweihundertfünfzig Maschinen und über vierhundert Mann, meist Zweisitzer mit ihren Besatzungen; Piloten kamen mit einem Dutzend Flugstunden an die Front und überlebten Tage. Und doch bekam die Armee ihre Bilder.",
};
