// A solver of naked singles, asked by `qedoku conform -- java Adapter.java`: one file, no library.
// Take `conclude` out, and put your own solver there.
import java.io.*;
import java.util.*;
import java.util.regex.*;

class Adapter {
    /** What a technique concludes: names such as r4c7=5 in `place`, r4c7<>5 in `eliminate`. */
    static void conclude(String technique, String board, String[] candidates, List<String> place, List<String> eliminate) {
        if (!technique.equals("naked-single")) return;
        for (int cell = 0; cell < 81; cell++)
            if (board.charAt(cell) == '.' && candidates[cell].length() == 1)
                place.add("r" + (cell / 9 + 1) + "c" + (cell % 9 + 1) + "=" + candidates[cell]);
    }

    static String field(String line, String name) {
        Matcher found = Pattern.compile("\"" + name + "\":\"([^\"]*)\"").matcher(line);
        return found.find() ? found.group(1) : "";
    }

    static String number(String line) {
        Matcher found = Pattern.compile("\"id\":([0-9]+)").matcher(line);
        return found.find() ? found.group(1) : "null";
    }

    static String list(List<String> names) {
        return names.isEmpty() ? "[]" : "[\"" + String.join("\",\"", names) + "\"]";
    }

    public static void main(String[] args) throws IOException {
        BufferedReader questions = new BufferedReader(new InputStreamReader(System.in));
        for (String line; (line = questions.readLine()) != null; ) {
            List<String> place = new ArrayList<>(), eliminate = new ArrayList<>();
            conclude(field(line, "technique"), field(line, "board"), field(line, "candidates").split(" "), place, eliminate);
            System.out.println("{\"id\":" + number(line) + ",\"place\":" + list(place) + ",\"eliminate\":" + list(eliminate) + "}");
        }
    }
}
